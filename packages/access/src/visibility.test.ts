import { actorWith, places, testEveryRole } from './testing/role-table';
import { mayBecomePrivate, mayChooseOrganizationDefault, mayChooseOwnDefault } from './visibility';

describe('becoming private', () => {
  const unwritten = { items: [], additional_information: '', finished: false };
  it.each([
    ['nothing', {}, true],
    ['markup without a word', { additional_information: '<p> &nbsp;<br></p>' }, true],
    ['a word', { additional_information: '<p>Ask</p>' }, false],
    ['a picture', { additional_information: '<p><img src="x" alt=""></p>' }, false],
    ['an item, even an empty one', { items: [{ data: '' }] }, false],
    ['nothing, but was finished once', { finished: true }, false],
  ])('of what has %s', (_what, more, may) => {
    expect(mayBecomePrivate({ ...unwritten, ...more })).toBe(may);
  });
});

describe('choosing who reads one’s own new observations', () => {
  testEveryRole(mayChooseOwnDefault, {
    Superuser: places,
    'Organization Admin': places,
    'Program Admin': places,
    Coach: places,
  });
});

describe('choosing it for an organisation', () => {
  describe('in which one works', () => {
    testEveryRole((actor) => mayChooseOrganizationDefault({ ...actor, organization_uid: 'here' }), {
      Superuser: ['platform'],
      'Organization Admin': ['organization'],
    });
  });
  describe('without working in one', () => {
    testEveryRole(mayChooseOrganizationDefault, {});
  });
  it('is not for who administers another one than they work in', () => {
    const admin = actorWith('Organization Admin', 'other organization');
    expect(mayChooseOrganizationDefault({ ...admin, organization_uid: 'here' })).toBe(false);
  });
});
