import { type CaseloadFacts, caseloadAsked, caseloadRows, type Visit } from './caseload-rows';

const now = new Date('2026-03-20T15:00:00.000Z');
const coachee = (uid: string, ...places: string[]) => ({
  client_embed: { uid, username: uid, initials: uid[0]!, picture: null },
  places,
  usual_weeks: 4,
});
const visit = (uid: string, timestamp: string, ...clients: string[]): Visit => ({
  uid,
  entity_type: 'observation',
  title: '',
  timestamp: new Date(timestamp),
  clients,
});
const facts: CaseloadFacts = {
  coachees: [coachee('Ana', 'Literacy'), coachee('Ben', 'Science'), coachee('cleo')],
  last: new Map([
    ['Ana', visit('a', '2026-03-19T15:00:00.000Z', 'Ana')],
    ['Ben', visit('b', '2026-02-20T15:00:00.000Z', 'Ben')],
  ]),
  next: new Map([['cleo', visit('c', '2026-03-25T15:00:00.000Z', 'cleo')]]),
  steps: [
    { clients: ['Ana', 'Ben'], due_date: '2026-03-19' },
    { clients: ['Ben'], due_date: '2026-03-20' },
    { clients: ['Ben'], due_date: null },
    { clients: ['gone'], due_date: null },
  ],
  minutes: new Map([['Ana', 45]]),
  cycles: new Map([['Ana', 1]]),
  now,
  today: '2026-03-20',
};
const rows = caseloadRows(facts);

it('says of each coachee what was, what is planned and what is open', () => {
  expect(rows).toMatchObject([
    {
      last: { uid: 'a', title: 'Untitled observation' },
      next: null,
      open_steps: 1,
      overdue_steps: 1,
      minutes: 45,
      weeks_since: 0,
      cycle_weeks: 1,
      own_cycle: true,
      not_seen: false,
    },
    {
      open_steps: 3,
      overdue_steps: 1,
      minutes: 0,
      weeks_since: 4,
      cycle_weeks: 4,
      own_cycle: false,
      not_seen: true,
    },
    { last: null, next: { uid: 'c' }, open_steps: 0, weeks_since: null, not_seen: true },
  ]);
});

it.each([
  ['observation', 'Observation'],
  ['interview', 'Conversation'],
  ['rubric_instance', 'Rubric'],
] as const)('what may not be read goes by its kind alone: %s', (entity_type, title) => {
  const last = new Map([
    ['Ana', { ...visit('a', '2026-03-19T15:00:00.000Z', 'Ana'), uid: null, entity_type }],
  ]);
  expect(caseloadRows({ ...facts, last })[0]!.last).toMatchObject({ uid: null, title });
});

it.each([
  ['2026-03-13T15:00:00.000Z', 1, true],
  ['2026-03-13T15:00:00.001Z', 0, false],
])('counts whole weeks: seen at %s', (timestamp, weeks_since, not_seen) => {
  const last = new Map([['Ana', visit('a', timestamp, 'Ana')]]);
  expect(caseloadRows({ ...facts, last })[0]).toMatchObject({ weeks_since, not_seen });
});

const namesOf = (asked: Partial<Parameters<typeof caseloadAsked>[1]>) =>
  caseloadAsked(rows, { query: '', part: 'all', sortBy: 'client', descending: false, ...asked })
    .map(({ client_embed }) => client_embed.username)
    .join(' ');

it.each<[Parameters<typeof namesOf>[0], string]>([
  [{}, 'Ana Ben cleo'],
  [{ descending: true }, 'cleo Ben Ana'],
  [{ sortBy: 'last' }, 'Ben Ana cleo'],
  [{ sortBy: 'last', descending: true }, 'Ana Ben cleo'],
  [{ sortBy: 'next' }, 'cleo Ana Ben'],
  [{ sortBy: 'open_steps', descending: true }, 'Ben Ana cleo'],
  [{ sortBy: 'overdue_steps', descending: true }, 'Ana Ben cleo'],
  [{ sortBy: 'minutes', descending: true }, 'Ana Ben cleo'],
  [{ sortBy: 'cycle_weeks' }, 'Ana Ben cleo'],
  [{ part: 'not_seen' }, 'Ben cleo'],
  [{ part: 'overdue' }, 'Ana Ben'],
  [{ query: 'SCIENCE b' }, 'Ben'],
  [{ query: 'nobody' }, ''],
  [{ next: 'some' }, 'cleo'],
  [{ next: 'none' }, 'Ana Ben'],
  [{ open_steps: 'none' }, 'cleo'],
  [{ minutes: 'some' }, 'Ana'],
  [{ minutes: 'none', open_steps: 'some' }, 'Ben'],
  [{ cycle_weeks: 4 }, 'Ben cleo'],
])('%j', (asked, names) => {
  expect(namesOf(asked)).toBe(names);
});
