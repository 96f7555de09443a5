/** Fields that people write in, of all kinds of interaction. */
const writtenFields = [
  'title',
  'additional_information',
  'question',
  'data',
  'answer',
  'notes',
  'teacher_notes',
  'summary',
];

const blocks = 'p, li, h1, h2, h3, h4, blockquote, pre, br, tr';

/** Rich text as lines. */
function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(blocks)) block.after('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, held]) =>
    typeof held === 'string' ? (writtenFields.includes(field) ? [linesOf(held)] : []) : textsIn(held),
  );
}

/** All that people wrote in an interaction, as plain text in the order in which it is there; empty for nothing. */
export const writtenIn = (entity: object): string => textsIn(entity).filter(Boolean).join('\n\n');
