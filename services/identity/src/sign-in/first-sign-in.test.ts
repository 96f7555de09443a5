import { peopleIn } from '../people/people-repository';
import { aPerson, password } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

it('notes the first sign-in alone, and it is no change of the person', async () => {
  const pat = aPerson();
  await identity.withPeople([pat]);
  const signIn = () => identity.call('login', { body: { email: pat.email, password } }, null);
  await signIn();
  const first = await peopleIn(identity.service.context.connection).find(pat.uid);
  expect(first!.first_signed_in_at).toBeInstanceOf(Date);
  await signIn();
  expect(await peopleIn(identity.service.context.connection).find(pat.uid)).toEqual(first);
});
