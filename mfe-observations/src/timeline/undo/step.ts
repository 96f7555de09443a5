import type { ObservationItem } from '@coaching/contracts';
import { type Change, changeItem, isUnwritten, nameLane, removeItem } from '../script/script-changes';

/** A lane's name, as an observation holds it. */
export type LaneName = 'left_name' | 'right_name';

type Fields = Partial<Omit<ObservationItem, 'uid'>>;

/** One thing a coach did with an item or a lane, as much of it as undoing and doing it again needs. */
export type Step =
  /** `below` is the uid of the item above it; null for none. */
  | { kind: 'added' | 'removed'; item: ObservationItem; below: string | null }
  | { kind: 'changed'; uid: string; from: Fields; to: Fields }
  | { kind: 'named'; lane: LaneName; from: string; to: string };

/** The item it was done with; null for a lane. */
export function uidOf(step: Step): string | null {
  if (step.kind === 'named') return null;
  return step.kind === 'changed' ? step.uid : step.item.uid;
}

/** Puts an item back under the one it stood under; at the end when that one is gone. */
const putBack =
  (item: ObservationItem, below: string | null): Change =>
  (observation) => {
    const { items } = observation;
    if (items.some(({ uid }) => uid === item.uid)) return observation;
    const above = items.findIndex(({ uid }) => uid === below);
    const place = below !== null && above < 0 ? items.length : above + 1;
    return { ...observation, items: items.toSpliced(place, 0, item) };
  };

/** Takes an item away unless somebody has written in it. */
const takeAway =
  (uid: string): Change =>
  (observation) => {
    const item = observation.items.find((other) => other.uid === uid);
    return item && isUnwritten(item) ? removeItem(uid)(observation) : observation;
  };

/** Whether a field says the same; tags that came back from the server are other objects. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Changes fields that are still as they were left; what others wrote there since stays. */
const changeBack =
  (uid: string, from: Fields, to: Fields): Change =>
  (observation) => {
    const item = observation.items.find((other) => other.uid === uid);
    const names = (Object.keys(to) as (keyof Fields)[]).filter(
      (name) => item && isSame(item[name], to[name]) && !isSame(from[name], to[name]),
    );
    if (names.length === 0) return observation;
    return changeItem(uid, Object.fromEntries(names.map((name) => [name, from[name]])))(observation);
  };

/** Removes an item again while it is as it was when it was removed. */
const removeStill =
  (item: ObservationItem): Change =>
  (observation) => {
    const now = observation.items.find((other) => other.uid === item.uid);
    const isUnchanged =
      now &&
      now.data === item.data &&
      now.notes === item.notes &&
      now.teacher_notes === item.teacher_notes &&
      isSame(now.tags, item.tags);
    return isUnchanged ? removeItem(item.uid)(observation) : observation;
  };

/** Gives a lane its name back that is still called as it was left. */
const nameBack =
  (lane: LaneName, from: string, to: string): Change =>
  (observation) =>
    observation[lane] === to && from !== to ? nameLane(lane, from)(observation) : observation;

/** Undoes a step in whatever the observation has become; where nothing is left to undo it stays the same object. */
export function undone(step: Step): Change {
  if (step.kind === 'named') return nameBack(step.lane, step.from, step.to);
  if (step.kind === 'changed') return changeBack(step.uid, step.from, step.to);
  return step.kind === 'added' ? takeAway(step.item.uid) : putBack(step.item, step.below);
}

/** Does an undone step again. */
export function redone(step: Step): Change {
  if (step.kind === 'named') return nameBack(step.lane, step.to, step.from);
  if (step.kind === 'changed') return changeBack(step.uid, step.to, step.from);
  return step.kind === 'added' ? putBack(step.item, step.below) : removeStill(step.item);
}

const names: readonly [keyof Fields, string][] = [
  ['data', 'Text'],
  ['notes', 'Coach note'],
  ['teacher_notes', 'Coachee note'],
  ['ob_type', 'Speaker'],
  ['time', 'Time'],
  ['tags', 'Tags'],
];

/** What was done, for the person: 'Item deleted'. */
export function wordsOf(step: Step): string {
  if (step.kind === 'named') return 'Lane renamed';
  if (step.kind !== 'changed') return step.kind === 'added' ? 'Item added' : 'Item deleted';
  const [, name] = names.find(([field]) => field in step.to) ?? [null, 'Item'];
  return `${name} changed`;
}
