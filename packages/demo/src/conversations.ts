import { conversationTools, platformTools, toolSetOf } from './tools';

const DAY = 86_400_000;
const MINUTE = 60_000;

const CEDAR = 'demo-cedar-grove';
const LAKESIDE = 'demo-lakeside';
const ELEMENTARY = 'demo-cedar-elementary';
const SECONDARY = 'demo-cedar-secondary';
const UPPER = 'demo-lakeside-upper';

const CYCLE = conversationTools.cycle;
const CHECK_IN = conversationTools.checkIn;
const REFLECTIVE = platformTools.conversation;

type Row = readonly [
  topic: string,
  coach: string,
  coachees: readonly string[],
  program: string | null,
  tool: string,
  daysAgo: number,
  hour: number,
  minutes: number,
];

/** Who talked with whom, where, and about what, the earliest first. */
const talks = [
  ['daniel-goal', 'coach', ['coachee'], ELEMENTARY, CYCLE, 347, 14, 48],
  ['amara-goal', 'coach', ['amara'], ELEMENTARY, CYCLE, 300, 15, 45],
  ['samuel-goal', 'elena', ['samuel'], SECONDARY, CYCLE, 270, 13, 45],
  ['lucas-goal', 'coach', ['lucas'], SECONDARY, CYCLE, 231, 14, 50],
  ['reading-pair', 'coach', ['coachee', 'amara'], ELEMENTARY, CYCLE, 196, 15, 55],
  ['lakeside-pair', 'coach2', ['coachee2', 'noah'], UPPER, REFLECTIVE, 140, 15, 45],
  ['daniel-number-lines', 'coach', ['coachee'], ELEMENTARY, CYCLE, 129, 14, 32],
  ['grace-evidence', 'coach', ['grace'], SECONDARY, CYCLE, 122, 12, 44],
  ['samuel-proof', 'elena', ['samuel'], SECONDARY, CYCLE, 110, 15, 40],
  ['daniel-check-in', 'coach', ['coachee'], ELEMENTARY, CHECK_IN, 88, 8, 18],
  ['omar-goal', 'solo', ['omar'], null, REFLECTIVE, 75, 16, 50],
  ['amara-check-in', 'coach', ['amara'], ELEMENTARY, CHECK_IN, 61, 8, 15],
  ['geometry-pair', 'elena', ['samuel', 'lucas'], SECONDARY, CYCLE, 52, 15, 50],
  ['daniel-inference', 'coach', ['coachee'], ELEMENTARY, CYCLE, 43, 14, 40],
  ['hana-seminar', 'coach2', ['coachee2'], UPPER, REFLECTIVE, 33, 13, 40],
  ['grace-check-in', 'coach', ['grace'], SECONDARY, CHECK_IN, 26, 8, 17],
  ['ines-studio', 'solo', ['ines'], null, REFLECTIVE, 20, 16, 35],
  ['samuel-check-in', 'elena', ['samuel'], SECONDARY, CHECK_IN, 17, 9, 20],
  ['fractions-pair', 'coach', ['coachee', 'amara'], ELEMENTARY, CYCLE, 9, 15, 50],
  ['lucas-slope', 'coach', ['lucas'], SECONDARY, CYCLE, 4, 14, 35],
  ['amara-inference', 'coach', ['amara'], ELEMENTARY, CYCLE, 3, 13, 38],
  ['daniel-fractions', 'coach', ['coachee'], ELEMENTARY, CYCLE, 2, 15, 42],
] as const satisfies readonly Row[];

/** What is not finished: what a coach wrote down for themselves, one that is being held, and one that is agreed on. */
const unfinished = {
  notes: ['lucas-notes', 'coach', ['lucas'], SECONDARY, CHECK_IN],
  running: ['grace-running', 'coach', ['grace'], ELEMENTARY, CYCLE],
  planned: ['lucas-planned', 'coach', ['lucas'], SECONDARY, CYCLE],
} as const;

/** What a conversation of the demo is about; its uid is made from it. */
export type DemoTopic = (typeof talks)[number][0] | (typeof unfinished)[keyof typeof unfinished][0];

/** A conversation that a coach held, holds or is going to hold: what the domains' demo data is about. */
export interface DemoConversation {
  uid: string;
  topic: DemoTopic;
  coach: string;
  coachees: string[];
  organization: string | null;
  /** One that all coachees are in. */
  program: string | null;
  /** Uid of the tool. */
  interview_type: string;
  tool_config_entity: 'Organization' | 'User';
  tool_config_entity_uid: string;
  tool_config_uid: string;
  start: Date;
  /** Null while it is not finished. */
  end: Date | null;
  /** Minutes it took or has taken so far; null when it has not begun. */
  duration: number | null;
}

export const demoConversationUid = (topic: DemoTopic): string => `demo-conversation-${topic}`;

const uidOf = (account: string) => `demo-${account}`;
const organizationOf = (program: string | null) => program && (program === UPPER ? LAKESIDE : CEDAR);

/** That hour of the day so many days from now; what would have been at a weekend was on the Friday before it. */
function at(now: Date, days: number, hour: number): Date {
  const start = new Date(now.getTime() + days * DAY);
  start.setHours(hour, 5, 0, 0);
  const sinceFriday = days < 0 ? ({ 6: 1, 0: 2 }[start.getDay()] ?? 0) : 0;
  return new Date(start.getTime() - sinceFriday * DAY);
}

function conversation(
  [topic, coach, coachees, program, interview_type]: readonly [
    DemoTopic,
    string,
    readonly string[],
    string | null,
    string,
    ...unknown[],
  ],
  timing: Pick<DemoConversation, 'start' | 'end' | 'duration'>,
): DemoConversation {
  const organization = organizationOf(program);
  return {
    uid: demoConversationUid(topic),
    topic,
    coach: uidOf(coach),
    coachees: coachees.map(uidOf),
    organization,
    program,
    interview_type,
    ...toolSetOf(organization ?? uidOf(coach)),
    ...timing,
  };
}

/** A year of conversations, notes that are not finished, one that began a quarter of an hour before `now` and one ahead; the same for the same moment. */
export function demoConversations(now: Date): DemoConversation[] {
  const over = talks.map((talk) => {
    const [, , , , , daysAgo, hour, duration] = talk;
    const start = at(now, -daysAgo, hour);
    return conversation(talk, { start, end: new Date(start.getTime() + duration * MINUTE), duration });
  });
  const began = { start: new Date(now.getTime() - 14 * MINUTE), end: null, duration: 14 };
  const noted = { start: at(now, -12, 11), end: null, duration: 20 };
  const ahead = { start: at(now, 5, 14), end: null, duration: null };
  return [
    ...over,
    conversation(unfinished.notes, noted),
    conversation(unfinished.running, began),
    conversation(unfinished.planned, ahead),
  ];
}
