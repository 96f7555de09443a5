import { actorWith, places, testEveryRole } from './testing';
import {
  mayBecomePrivate,
  mayChooseOrganizationDefault,
  mayChooseOwnDefault,
  mayMove,
  type ReadSoFar,
  stepVisibility,
} from './visibility';

describe('becoming private, and moving to others,', () => {
  const unwritten: ReadSoFar = {
    visibility: 'shared',
    shown: false,
    items: [],
    additional_information: '',
    finished: false,
  };
  it.each<[what: string, more: Partial<ReadSoFar>, may: boolean]>([
    ['nothing', {}, true],
    ['markup without a word', { additional_information: '<p> &nbsp;<br></p>' }, true],
    ['a word', { additional_information: '<p>Ask</p>' }, false],
    ['a picture', { additional_information: '<p><img src="x" alt=""></p>' }, false],
    ['an item, even an empty one', { items: [{ data: '' }] }, false],
    ['nothing, but was finished once', { finished: true }, false],
    ['nothing any more, but had', { shown: true }, false],
    ['an item that nobody else could read', { items: [{ data: '' }], visibility: 'private' }, true],
    ['a word that nobody else could read', { additional_information: 'Ask', visibility: 'private' }, true],
    ['been shown and is private all the same', { shown: true, visibility: 'private' }, false],
  ])('of what has %s', (_what, more, may) => {
    expect(mayBecomePrivate({ ...unwritten, ...more })).toBe(may);
    expect(mayMove({ ...unwritten, ...more })).toBe(may);
  });
});

describe('who reads an action step', () => {
  it.each([
    ['a new one of a shared tool', 'shared', null, 'shared'],
    ['a new one of a private tool', 'private', null, 'private'],
    ['one of a private tool that is shared now', 'shared', 'private', 'shared'],
    ['one of a shared tool that is private now', 'private', 'shared', 'shared'],
    ['one that nobody else could read so far', 'private', 'private', 'private'],
    ['one that others read', 'shared', 'shared', 'shared'],
  ] as const)('%s', (_which, tool, step, expected) => {
    expect(stepVisibility(tool, step)).toBe(expected);
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
