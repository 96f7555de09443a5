import { hidesFor, mayDecideFor } from './offering';
import { anActor, testEveryRole } from './testing';

const deciding = { Superuser: ['platform'], 'Organization Admin': ['organization'] } as const;

describe('hiding for the organisation one works in', () => {
  testEveryRole((actor) => mayDecideFor({ ...actor, organization_uid: 'here' }, 'here'), deciding);
});
describe('hiding for another organisation', () => {
  testEveryRole((actor) => mayDecideFor({ ...actor, organization_uid: 'here' }, 'elsewhere'), {});
});
describe('hiding for an organisation without working in one', () => {
  testEveryRole((actor) => mayDecideFor(actor, 'here'), {});
});
describe('hiding for somebody else', () => {
  testEveryRole((actor) => mayDecideFor({ ...actor, organization_uid: 'here' }, 'somebody'), {});
});
describe('Hide hides for the organisation', () => {
  testEveryRole((actor) => hidesFor({ ...actor, organization_uid: 'here' }) === 'here', deciding);
});
it('Hide hides for oneself without an organisation', () => {
  const admin = anActor({ roles: ['Superuser'] });
  expect([hidesFor(admin), mayDecideFor(admin, admin.uid)]).toEqual([admin.uid, true]);
});
