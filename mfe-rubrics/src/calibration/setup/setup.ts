import type { Calibration, CalibrationDraft, CallBody, UserEmbed } from '@coaching/contracts';
import { field, fieldsOf, richText } from '@coaching/mfe-kit/merging';

/** An observer as the picker has them. */
export type Observer = Pick<UserEmbed, 'uid' | 'username' | 'initials' | 'picture'>;

/** What who leads a calibration sets up. */
export interface Setup {
  title: string;
  tool_uid: string;
  /** HTML. */
  script: string;
  /** Who scores it, without who leads it. */
  others: readonly Observer[];
  /** Who leads it scores it, too. */
  observes: boolean;
}

/** A setup that is stored. */
export interface StoredSetup extends Setup {
  uid: string;
  revision: number;
  /** Uid of who leads it. */
  user: string;
}

export const newSetup = (tool_uid: string): Setup => ({
  title: '',
  tool_uid,
  script: '',
  others: [],
  observes: true,
});

export function setupOf({
  uid,
  revision,
  user,
  title,
  tool_uid,
  script,
  observers,
}: Calibration): StoredSetup {
  const people = observers.map(({ user_embed }) => user_embed);
  const others = people.filter((person) => person.uid !== user);
  return { uid, revision, user, title, tool_uid, script, others, observes: others.length < people.length };
}

/** Uids of all who score it. @param leader uid of who leads it */
export const observersOf = ({ others, observes }: Setup, leader: string): string[] => [
  ...(observes ? [leader] : []),
  ...others.map(({ uid }) => uid),
];

export type SetupProblems = Partial<Record<'tool_uid' | 'others', string>>;

/** What is missing, by field. A title is not: the rubric's name stands for it. */
export const problemsOf = ({ tool_uid, others, observes }: Setup): SetupProblems => ({
  ...(!tool_uid && { tool_uid: 'Please choose a rubric.' }),
  ...(others.length + (observes ? 1 : 0) < 2 && {
    others: observes ? 'Please choose at least one more observer.' : 'Please choose at least two observers.',
  }),
});

/** The first save. @param leader uid of who leads it */
export const firstDraft = (setup: Setup, uid: string, leader: string): CalibrationDraft => ({
  uid,
  revision: 0,
  tool_uid: setup.tool_uid,
  script: setup.script,
  observers: observersOf(setup, leader),
  ...(setup.title.trim() && { title: setup.title.trim() }),
});

const sameObservers = (one: readonly Observer[], other: readonly Observer[]) =>
  one.length === other.length && one.every(({ uid }) => other.some((person) => person.uid === uid));

/** What can be changed of it, and how two devices' changes come together. */
export const setupFields = fieldsOf<StoredSetup, keyof Setup>({
  title: field<string>(),
  tool_uid: field<string>(),
  script: richText<string>(),
  others: field<readonly Observer[]>({
    isSame: sameObservers,
    // Whom either side chose is asked: who is not to be can be taken out again.
    both: (mine, theirs) => [...new Map([...theirs, ...mine].map((person) => [person.uid, person])).values()],
  }),
  observes: field<boolean>(),
});

/** What is sent: what differs. Who scores is one list. */
export function changedDraft(
  mine: StoredSetup,
  base: StoredSetup,
): CallBody<'saveCalibration'>['calibration'] {
  const { others, observes, title, ...changed } = setupFields.changed(base, mine);
  return {
    uid: mine.uid,
    revision: base.revision,
    ...(changed.tool_uid !== undefined && { tool_uid: changed.tool_uid }),
    ...(changed.script !== undefined && { script: changed.script }),
    ...(title?.trim() && { title: title.trim() }),
    ...((others || observes !== undefined) && { observers: observersOf(mine, mine.user) }),
  };
}
