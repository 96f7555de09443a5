import { anActor } from '@coaching/access/testing';
import type { Actor } from '@coaching/contracts';
import { type NotedDeed, notePrivate, noting } from './private-deed';

const coach = anActor({ uid: 'ada', organization_uid: 'cedar' });

const isPrivate = (mayRead: (actor: Actor) => boolean, actor = coach) => {
  const deed: NotedDeed = { isPrivate: false };
  noting(deed, () => notePrivate({ mayRead }, actor, {}));
  return deed.isPrivate;
};

it.each([
  ['whose it is alone', ({ uid }: Actor) => uid === 'ada', true],
  ['the staff', ({ roles }: Actor) => roles.includes('Support'), false],
  [
    'who administers the organisation it was done in',
    ({ schools }: Actor) => schools.some((school) => school.organization_uid === 'cedar'),
    false,
  ],
  [
    'who administers another one',
    ({ schools }: Actor) => schools.some((school) => school.organization_uid === 'lakeside'),
    true,
  ],
] as const)('what %s may read is private: %#', (_, mayRead, expected) => {
  expect(isPrivate(mayRead)).toBe(expected);
});

it('is said of the call that is being answered, and of none at the same time', async () => {
  const deeds = [{ isPrivate: false }, { isPrivate: false }];
  await Promise.all(
    deeds.map((deed, index) =>
      noting(deed, async () => {
        await Promise.resolve();
        notePrivate({ mayRead: () => index === 0 }, coach, {});
      }),
    ),
  );
  expect(deeds.map((deed) => deed.isPrivate)).toEqual([false, true]);
  expect(() => notePrivate({ mayRead: () => false }, coach, {})).not.toThrow();
});
