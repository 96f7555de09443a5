import type { Observation } from '@coaching/contracts';
import { isEmptyRichText } from '@coaching/mfe-kit/merging';

const WHO = { teacher: 'Teacher', student: 'Students' } as const;

/**
 * The script of an observation as text to score: its lines with their times, by who spoke, in order. Notes and tags stay behind,
 * and names in the heads of lanes, too: a script is read by people who did not observe.
 */
export const scriptLines = ({ items }: Pick<Observation, 'items'>): string =>
  items
    .filter(({ data }) => !isEmptyRichText(data))
    .map(({ time, ob_type, data }) => `<p><strong>${time} ${WHO[ob_type]}</strong></p>${data}`)
    .join('');
