import { MESSAGES, type ProfileChange } from '@coaching/contracts';
import { peopleIn } from '../people/people-repository';
import { anOrganization, aPerson, at } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';
import { refusalOf } from '../testing/refusal';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const cedar = anOrganization();
async function people() {
  const maya = aPerson({ first_name: 'Maya', last_name: 'Okafor', schools: [at(cedar, 'Coachee')] });
  const admin = aPerson({ schools: [at(cedar, 'Organization Admin')] });
  await identity.withPeople([maya, admin], [cedar]);
  return { maya, admin };
}
const change = async (actor: { uid: string }, person: { uid: string }, names: Omit<ProfileChange, 'uid'>) =>
  (
    await identity.call(
      'updateUser',
      { body: { user: { uid: person.uid, ...names } } },
      await identity.actorFor(actor),
    )
  ).user;

it.each<[string, Omit<ProfileChange, 'uid'>, string[]]>([
  ['the first name', { first_name: '' }, ['user.first_name']],
  ['the last name, by a space', { last_name: ' ' }, ['user.last_name']],
  [
    'both, by letters that nobody sees, with another username',
    { first_name: '\u3164', last_name: '\u200b', username: 'Maya' },
    ['user.first_name', 'user.last_name'],
  ],
])('nobody empties %s, the person as little as who administers them', async (_which, names, paths) => {
  const { maya, admin } = await people();
  for (const actor of [maya, admin]) {
    const refusal = await refusalOf(change(actor, maya, names));
    expect(refusal.status).toBe(400);
    expect(refusal.body).toEqual({
      message: MESSAGES.fieldRequired,
      errors: paths.map((path) => ({ path, message: MESSAGES.fieldRequired })),
    });
  }
  expect(await change(maya, maya, {})).toMatchObject({ first_name: 'Maya', last_name: 'Okafor' });
});

it('a username or initials that show nothing are those of the name', async () => {
  const { maya } = await people();
  expect(await change(maya, maya, { username: '\u200b', initials: '\u3164' })).toMatchObject({
    username: 'Maya Okafor',
    initials: 'MO',
  });
});

it('who has no name yet may send none along', async () => {
  const { maya } = await people();
  const blank = { first_name: '', last_name: '', username: '', initials: '' };
  await peopleIn(identity.service.context.connection).model.updateOne({ uid: maya.uid }, { $set: blank });
  expect(await change(maya, maya, { ...blank, picture: null })).toMatchObject(blank);
});
