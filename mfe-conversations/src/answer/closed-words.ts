import type { Closed } from './own-answers';

/** Says why a coachee's own answers were not taken, where none are any more. */
export const closedWords: Readonly<Record<Closed, string>> = {
  finished: 'This conversation was finished before this was saved.',
  'not-invited': 'Your coach took back the invitation to answer before this was saved.',
  gone: 'This conversation was deleted, or is not shared with you any more, since before this was saved.',
};
