import 'fake-indexeddb/auto';
import { cast } from '@coaching/access/testing';
import { sessionStore } from '@coaching/mfe-kit';
import { journal } from '@coaching/mfe-kit/journal';
import { renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { waitFor } from '@testing-library/react';
import { screenKind } from '../kind';
import { useForgetting } from './use-forgetting';

const { coachee } = cast.users;
const kind = { ...screenKind('interview'), alsoSeen: ['asked-questions'] };
const at = (entity: string, uid: string) => ({ user_uid: coachee.uid, entity, uid });

function Page({ isUnreadable }: { isUnreadable: boolean }) {
  useForgetting(kind, { entity: 'interview' }, 'taken-back', isUnreadable);
  return null;
}

const kept = async (uid: string) => [
  await journal.seen(at('interview', uid)),
  await journal.seen(at('asked-questions', uid)),
];

it('keeps nothing of what is not theirs to read, under whatever name it was seen, and all of the others', async () => {
  sessionStore.begin(sessionOf('coachee'));
  for (const uid of ['taken-back', 'other'])
    for (const entity of ['interview', 'asked-questions']) await journal.storeSeen(at(entity, uid), { uid });
  renderPage(<Page isUnreadable={false} />, { as: 'coachee' });
  expect(await kept('taken-back')).toEqual([{ uid: 'taken-back' }, { uid: 'taken-back' }]);
  renderPage(<Page isUnreadable />, { as: 'coachee' });
  await waitFor(async () => expect(await kept('taken-back')).toEqual([undefined, undefined]));
  expect(await kept('other')).toEqual([{ uid: 'other' }, { uid: 'other' }]);
});
