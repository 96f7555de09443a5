import { plainWords } from '@coaching/interaction-kit/wording';

/** Letters of a question that it is called by at most. */
const LONGEST = 60;

/** What a question is called where there is room for a few words: all of them, or those up to here with dots. */
export function questionName(html: string): string {
  const words = plainWords(html);
  if (words.length <= LONGEST) return words || 'an empty question';
  const room = words.slice(0, LONGEST);
  const end = room.lastIndexOf(' ');
  return `${(end > 0 ? room.slice(0, end) : room.slice(0, -1)).replace(/[\s.,;:–—-]+$/, '')}…`;
}
