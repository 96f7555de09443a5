import { anActor, anActorIn } from '@coaching/access/testing';
import type { Actor, License, Tool, ToolType } from '@coaching/contracts';
import { newInteractionPath, newObservationPath, startableTools } from './new-interaction';

const aTool = (uid: string, tool_type: ToolType): Tool => ({
  uid,
  name: uid,
  tool_type,
  tool_owner: { config_entity: 'System', config_uid: 'system', name: 'System' },
  structured: false,
  categories: [],
  lanes: null,
});
const tools = [aTool('observe', 'Observation'), aTool('talk', 'Conversation'), aTool('score', 'Rubric')];
const all = ['observe', 'talk', 'score'];

const today = new Date('2026-11-21T12:00:00Z');
const license = (product: string, from = '01/01/2026', to = '12/31/2026'): License => ({
  product,
  start_date: from,
  end_date: to,
});
const alone = (...licenses: License[]) => anActor({ roles: ['Coach'], licenses });
const everywhere = () => true;

describe('offers', () => {
  it.each<[string, Actor, string[]]>([
    ['a coach in an organisation', anActorIn('cedar', 'Coach'), all],
    ['an organization admin', anActorIn('cedar', 'Organization Admin'), all],
    ['a superuser', anActor({ roles: ['Superuser'] }), all],
    ['a coach of their own with a licence for everything', alone(license('yearly')), all],
    ['a coach on a free week', alone(license('free')), all],
    ['a coach with a licence for observations', alone(license('obs_monthly')), ['observe']],
    ['a coach with one that ended', alone(license('yearly', '01/01/2025', '12/31/2025')), []],
    ['a coach with one that has not begun', alone(license('yearly', '11/22/2026')), []],
    [
      'a coach with one of two current',
      alone(license('yearly', '01/01/2025', '12/31/2025'), license('obs_yearly')),
      ['observe'],
    ],
    ['a coachee', anActorIn('cedar', 'Coachee'), []],
    ['who pays for the organisation', anActorIn('cedar', 'Billing'), []],
    ['a coachee of a coach of their own', anActor({ roles: ['Coachee'] }), []],
  ])('%s %j', (_who, actor, offered) => {
    const startable = startableTools(tools, { actor, today, isShown: everywhere });
    expect(startable.map(({ uid }) => uid)).toEqual(offered);
  });

  it('nothing with oneself', () => {
    const actor = { ...anActorIn('cedar', 'Coach'), uid: 'maya' };
    const withClient = (client_uid: string) =>
      startableTools(tools, { actor, client_uid, today, isShown: everywhere });
    expect(withClient('daniel')).toHaveLength(3);
    expect(withClient('maya')).toEqual([]);
  });

  it('only what somebody shows a page for', () => {
    const isShown = (path: string) => path !== '/questions/config';
    const startable = startableTools(tools, { actor: anActorIn('cedar', 'Coach'), today, isShown });
    expect(startable.map(({ uid }) => uid)).toEqual(['observe', 'score']);
  });

  it('the tools in the order of the set', () => {
    const startable = startableTools([...tools].reverse(), {
      actor: anActorIn('cedar', 'Coach'),
      today,
      isShown: everywhere,
    });
    expect(startable.map(({ uid }) => uid)).toEqual(['score', 'talk', 'observe']);
  });
});

it.each([
  ['Observation', '/config?client_uid=daniel&interview_type=tool', '/config?interview_type=tool'],
  [
    'Conversation',
    '/questions/config?client_uid=daniel&interview_type=tool',
    '/questions/config?interview_type=tool',
  ],
  ['Rubric', '/rubric/config/new?client_uid=daniel&rubric_uid=tool', '/rubric/config/new?rubric_uid=tool'],
] as const)('%s begins at %s', (tool_type, withClient, without) => {
  const tool = { uid: 'tool', tool_type };
  expect(newInteractionPath(tool, 'daniel')).toBe(withClient);
  expect(newInteractionPath(tool)).toBe(without);
});

it.each([
  ['daniel', true, '/config?client_uid=daniel'],
  [undefined, true, '/config'],
  ['daniel', false, null],
])('an observation without a tool, with %s, its page shown: %s', (client_uid, isShown, path) => {
  expect(newObservationPath(() => isShown, client_uid)).toBe(path);
});
