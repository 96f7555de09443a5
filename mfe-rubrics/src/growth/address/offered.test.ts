import { type CastName, cast } from '@coaching/access/testing';
import type { GrowthScope } from './growth-address';
import { asOffered, offeredRubrics, offeredWhose } from './offered';

const labels = (name: CastName) => {
  const [user, actor] = [cast.users[name], cast.actors[name]];
  const organizations = Object.values(cast.organizations);
  const organization = organizations.find(({ uid }) => uid === actor.organization_uid) ?? null;
  return offeredWhose({ user, actor, organization }).map(({ label }) => label);
};
const { cedar } = cast.organizations;

it.each<[CastName, string[]]>([
  ['coach', ['A coachee']],
  ['coachee', ['Me']],
  ['admin', [cedar.name, 'A coachee']],
  ['programAdmin', ['Literacy', 'A coachee']],
  ['soloCoach', ['A coachee']],
  ['support', []],
  ['billing', []],
])('%s is offered the growth of %j', (name, offered) => {
  expect(labels(name)).toEqual(offered);
});

it('who administers an organisation is offered its programs as parts of it, their own as their own', () => {
  const [user, actor] = [cast.users.admin, cast.actors.admin];
  const there = [{ uid: 'arts', program_name: 'Arts', organization_uid: cedar.uid }];
  const [, arts] = offeredWhose({ user, actor, organization: null }, there);
  expect(arts).toEqual({
    scope: { kind: 'program', uid: 'arts', organization_uid: cedar.uid },
    label: 'Arts',
  });
  const { programAdmin } = cast.actors;
  const own = { uid: cast.programs.literacy, program_name: 'Literacy', organization_uid: cedar.uid };
  const offered = offeredWhose({ user: cast.users.programAdmin, actor: programAdmin, organization: null }, [
    own,
  ]);
  expect(offered.filter(({ scope }) => scope.uid === own.uid)).toHaveLength(1);
});

it.each<[string, GrowthScope, GrowthScope]>([
  ['a part', { kind: 'program', uid: 'arts' }, { kind: 'program', uid: 'arts', organization_uid: 'cedar' }],
  [
    'its own',
    { kind: 'program', uid: 'maths', organization_uid: 'cedar' },
    { kind: 'program', uid: 'maths' },
  ],
  ['as it is', { kind: 'program', uid: 'music' }, { kind: 'program', uid: 'music' }],
  ['as it is', { kind: 'coachee', uid: 'daniel' }, { kind: 'coachee', uid: 'daniel' }],
])('what an address asks for is %s where it is offered so', (_, asked, meant) => {
  const scopes: GrowthScope[] = [
    { kind: 'organization', uid: 'arts' },
    { kind: 'program', uid: 'arts', organization_uid: 'cedar' },
    { kind: 'program', uid: 'maths' },
    { kind: 'coachee', uid: null },
  ];
  const offered = scopes.map((scope) => ({ scope, label: '' }));
  expect(asOffered(asked, offered)).toEqual(meant);
});

const rubric = (tool_uid: string, ...client_uids: string[]) => ({ tool_uid, name: tool_uid, client_uids });
const rubrics = [rubric('practices', 'daniel'), rubric('talk', 'grace')];

it.each([
  ['a group', { kind: 'organization', uid: 'cedar' } as const, true, ['practices', 'talk']],
  ['nobody yet', { kind: 'coachee', uid: null } as const, false, ['practices', 'talk']],
  ['a coachee', { kind: 'coachee', uid: 'grace' } as const, false, ['talk']],
  ['a coachee nobody scored', { kind: 'coachee', uid: 'amara' } as const, false, []],
  [
    'a coachee others scored, to an administrator',
    { kind: 'coachee', uid: 'amara' } as const,
    true,
    ['practices', 'talk'],
  ],
])('rubrics of %s', (_, scope, administers, offered) => {
  expect(offeredRubrics(rubrics, scope, administers).map(({ tool_uid }) => tool_uid)).toEqual(offered);
});
