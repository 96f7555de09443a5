import type { InteractionOwnership } from './interaction-ownership';
import {
  isClient,
  isOwner,
  mayDeleteInteraction,
  mayReadInteraction,
  type ReaderKind,
  readersOf,
} from './interactions';
import {
  type Allowed,
  actorWith,
  anActor,
  byCountsOnly,
  everyRoleEverywhere,
  testEveryRole,
} from './testing';

const theirs: InteractionOwnership = {
  user: 'coach',
  clients: ['coachee', 'second'],
  organization_uid: 'here',
  program_uid: 'program-here',
  visibility: 'shared',
};
const standalone: InteractionOwnership = { ...theirs, organization_uid: null, program_uid: null };
const withoutProgram: InteractionOwnership = { ...theirs, program_uid: null };
const unshared: InteractionOwnership = { ...theirs, visibility: 'private' };
const privateStandalone: InteractionOwnership = { ...standalone, visibility: 'private' };

const administrators: Allowed = {
  Superuser: ['platform'],
  Support: ['platform'],
  'Organization Admin': ['organization'],
  'Program Admin': ['program'],
};
const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };

describe('the readers of an interaction', () => {
  it.each<[what: string, interaction: InteractionOwnership, kinds: ReaderKind[]]>([
    [
      'in a program',
      theirs,
      ['coach', 'coachees', 'program administrators', 'organization administrators', 'staff'],
    ],
    [
      'in an organisation without a program',
      withoutProgram,
      ['coach', 'coachees', 'organization administrators', 'staff'],
    ],
    ['of a standalone coach', standalone, ['coach', 'coachees', 'staff']],
    ['that is private', unshared, ['coach']],
    ['that is private, of a standalone coach', privateStandalone, ['coach']],
  ])('%s', (_what, interaction, kinds) => {
    expect(readersOf(interaction).map(({ kind }) => kind)).toEqual(kinds);
  });

  const kindsOf = (actor: Parameters<typeof isOwner>[0]) =>
    readersOf(theirs)
      .filter(({ includes }) => includes(actor))
      .map(({ kind }) => kind);

  it.each([
    ['coach', anActor({ uid: 'coach' })],
    ['coachees', anActor({ uid: 'second' })],
    ['program administrators', actorWith('Program Admin', 'program')],
    ['organization administrators', actorWith('Organization Admin', 'organization')],
    ['staff', actorWith('Superuser', 'platform')],
    ['staff', actorWith('Support', 'platform')],
  ])('are distinguished: %s', (kind, actor) => {
    expect(kindsOf(actor)).toEqual([kind]);
  });

  it('may be one person in several ways', () => {
    const coachee = { ...actorWith('Organization Admin', 'organization'), uid: 'coachee' };
    expect(kindsOf(coachee)).toEqual(['coachees', 'organization administrators']);
  });
});

describe('mayReadInteraction', () => {
  describe('an interaction of others in an organisation and program', () => {
    testEveryRole((actor) => mayReadInteraction(actor, theirs), administrators);
  });
  describe('an interaction of others in an organisation without a program', () => {
    testEveryRole((actor) => mayReadInteraction(actor, withoutProgram), {
      ...staff,
      'Organization Admin': ['organization'],
    });
  });
  describe('an interaction of others without an organisation', () => {
    testEveryRole((actor) => mayReadInteraction(actor, standalone), staff);
  });
  describe('a private interaction of others', () => {
    testEveryRole((actor) => mayReadInteraction(actor, unshared), {});
  });
  describe('a private interaction of others without an organisation', () => {
    testEveryRole((actor) => mayReadInteraction(actor, privateStandalone), {});
  });
  describe('a private interaction, as its coachee', () => {
    testEveryRole((actor) => mayReadInteraction({ ...actor, uid: 'coachee' }, unshared), {});
  });
  it.each(everyRoleEverywhere)('its coach, also as %s of %s', (role, place) => {
    const coach = { ...actorWith(role, place), uid: 'coach' };
    for (const interaction of [theirs, standalone, unshared, privateStandalone]) {
      expect(mayReadInteraction(coach, interaction)).toBe(true);
    }
  });
  it.each([
    ['its coach', 'coach', true, true],
    ['its coachee', 'coachee', true, false],
    ['its second coachee', 'second', true, false],
    ['a stranger', 'stranger', false, false],
  ])('%s', (_who, uid, shared, hidden) => {
    expect(mayReadInteraction(anActor({ uid }), theirs)).toBe(shared);
    expect(mayReadInteraction(anActor({ uid }), unshared)).toBe(hidden);
  });
});

describe('where administrators see counts alone', () => {
  describe('nobody reads by a role there, but staff by theirs', () => {
    testEveryRole((actor) => mayReadInteraction(byCountsOnly(actor), theirs), staff);
  });
  describe('nobody deletes by a role there', () => {
    testEveryRole((actor) => mayDeleteInteraction(byCountsOnly(actor), theirs), { Superuser: ['platform'] });
  });
  it.each(everyRoleEverywhere)('its coach and its coachee read it, also as %s of %s', (role, place) => {
    for (const uid of ['coach', 'coachee', 'second'])
      expect(mayReadInteraction({ ...byCountsOnly(actorWith(role, place)), uid }, theirs)).toBe(true);
  });
  const written: InteractionOwnership = { ...theirs, counts_only: true };
  describe('what was written then stays closed to administrators who read again, but staff', () => {
    testEveryRole((actor) => mayReadInteraction(actor, written), staff);
  });
  describe('nobody of them deletes it', () => {
    testEveryRole((actor) => mayDeleteInteraction(actor, written), { Superuser: ['platform'] });
  });
  it.each(everyRoleEverywhere)(
    'its coach and its coachee go on reading it, also as %s of %s',
    (role, place) => {
      for (const uid of ['coach', 'coachee', 'second'])
        expect(mayReadInteraction({ ...actorWith(role, place), uid }, written)).toBe(true);
    },
  );
  it('another organisation of theirs goes on as it is', () => {
    const [here, elsewhere] = [
      actorWith('Organization Admin', 'organization'),
      actorWith('Organization Admin', 'other organization'),
    ];
    const both = { ...here, schools: [...here.schools, ...byCountsOnly(elsewhere).schools] };
    expect(mayReadInteraction(both, theirs)).toBe(true);
    expect(mayReadInteraction(both, { ...theirs, organization_uid: 'elsewhere', program_uid: null })).toBe(
      false,
    );
  });
  it('administrators are not among the readers in words', () => {
    expect(readersOf(theirs, true).map(({ kind }) => kind)).toEqual(['coach', 'coachees', 'staff']);
  });
});

describe('mayDeleteInteraction', () => {
  describe('an interaction of others in an organisation and program', () => {
    testEveryRole((actor) => mayDeleteInteraction(actor, theirs), {
      Superuser: ['platform'],
      'Organization Admin': ['organization'],
    });
  });
  describe('an interaction of others without an organisation', () => {
    testEveryRole((actor) => mayDeleteInteraction(actor, standalone), { Superuser: ['platform'] });
  });
  describe('a private interaction of others', () => {
    testEveryRole((actor) => mayDeleteInteraction(actor, unshared), {});
  });
  it.each([
    ['its coach', 'coach', true],
    ['its coachee', 'coachee', false],
    ['a stranger', 'stranger', false],
  ])('%s', (_who, uid, may) => {
    expect(mayDeleteInteraction(anActor({ uid }), theirs)).toBe(may);
    expect(mayDeleteInteraction(anActor({ uid }), unshared)).toBe(may);
  });
});

it('distinguishes coach and coachee', () => {
  expect(isOwner(anActor({ uid: 'coach' }), theirs)).toBe(true);
  expect(isOwner(anActor({ uid: 'coachee' }), theirs)).toBe(false);
  expect(isClient(anActor({ uid: 'coachee' }), theirs)).toBe(true);
  expect(isClient(anActor({ uid: 'coach' }), theirs)).toBe(false);
});
