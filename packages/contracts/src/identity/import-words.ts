import type { ImportChange, ImportedRow } from './people-import';

type Said = Pick<ImportedRow, 'outcome' | 'message' | 'username' | 'changes' | 'state'>;

const fields: Record<ImportChange['field'], string> = {
  first_name: 'First name',
  last_name: 'Last name',
  roles: 'Roles',
  coaches: 'Of the coach',
};

const changeWords = ({ field, place, before, after }: ImportChange) =>
  `${fields[field]}${place && ` in ${place}`}: ${before || 'none'} → ${after || 'none'}`;

const named = (words: string, username: string) => (username ? `${words}: ${username}` : words);

const wordsOf = ({ outcome, username, changes, state }: Omit<Said, 'message'>): string => {
  if (outcome === 'there') return named('Is here already', username);
  if (outcome === 'new') return state === 'done' ? 'Invited' : 'Is invited';
  const words = changes.map(changeWords).join('; ');
  return `${named(state === 'done' ? 'Changed' : 'Is changed', username)} (${words})`;
};

/** What importing a row does or did, as a screen and the result file say it. */
export function importRowWords(row: Said): string {
  const { outcome, message, state } = row;
  if (state === 'taken-back') return 'Taken back';
  if (message === '') return wordsOf(row);
  const isLeftOut = outcome === 'invalid' || outcome === 'duplicate';
  const isAsJudged = state === 'waiting' || state === 'skipped' || state === 'done';
  return isAsJudged && !isLeftOut ? `${wordsOf(row)}. ${message}` : message;
}
