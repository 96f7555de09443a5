import type { License } from '@coaching/contracts';
import { aPerson } from '../testing/builders';
import { type IdentityForTest, startIdentityForTest } from '../testing/identity-for-test';

let identity: IdentityForTest;
beforeAll(async () => {
  identity = await startIdentityForTest();
});
afterAll(() => identity.close());

const license = (product: string, end_date: string): License => ({
  product,
  start_date: '01/01/2026',
  end_date,
});
const given = license('yearly', '12/31/2026');
const bought = license('monthly', '02/01/2026');

it('puts what billing says into the session, beside what was given otherwise, and ignores an older word', async () => {
  const jo = aPerson({ roles: ['Coach'], licenses: [given] });
  await identity.withPeople([jo]);
  const billingSays = (revision: number, ...licenses: License[]) =>
    identity.receiveEvent({
      type: 'licenses.updated',
      entity_uid: jo.uid,
      revision,
      data: { user_uid: jo.uid, licenses },
    });
  const inSession = async () => (await identity.actorFor(jo)).licenses;
  await billingSays(3, bought);
  expect(await inSession()).toEqual([given, bought]);
  await billingSays(2);
  expect(await inSession()).toEqual([given, bought]);
  await billingSays(4, license('monthly', '03/01/2026'));
  expect(await inSession()).toEqual([given, license('monthly', '03/01/2026')]);
  await billingSays(5);
  expect(await inSession()).toEqual([given]);
});

it('leaves alone whom identity does not know', async () => {
  await identity.receiveEvent({
    type: 'licenses.updated',
    entity_uid: 'nobody',
    revision: 1,
    data: { user_uid: 'nobody', licenses: [bought] },
  });
});
