import {
  MAX_BODY_BYTES,
  MAX_OBSERVATION_ITEMS,
  MAX_RICH_TEXT_LENGTH,
  type Observation,
  type ObservationItem,
} from '@coaching/contracts';
import { observationMerging } from './observation-merging';

/** Why a line is not sent, or not all of it. */
export type HeldBackLine =
  /** One of its texts has so many characters too many. */
  | { why: 'too long'; field: TextField; characters: number }
  /** With it the script is larger than a save may be. */
  | { why: 'no room' }
  /** The script holds no more lines. */
  | { why: 'too many lines' };

export interface SendableScript {
  version: Observation;
  /** By the uid of their line; empty when all is sent. */
  heldBack: ReadonlyMap<string, HeldBackLine>;
}

const textFields = ['data', 'notes', 'teacher_notes'] as const;
type TextField = (typeof textFields)[number];

/** Characters that a save says besides its fields: the names around them. */
const ENVELOPE = 1024;
/** Marks that the server writes with two characters more, ' /', than the editor. */
const withoutEnd = /<(?:br|img)\b/g;

/** Characters of HTML that a text has beyond what the server takes; 0 where it fits. */
export function tooManyCharacters(html: string | null): number {
  if (html === null || html.length <= MAX_RICH_TEXT_LENGTH / 2) return 0;
  const stored = html.length + 2 * (html.match(withoutEnd)?.length ?? 0);
  return Math.max(0, stored - MAX_RICH_TEXT_LENGTH);
}

const bytesOf = (value: unknown): number => new Blob([JSON.stringify(value)]).size;

// Items that nobody changed stay the same objects, so that a key in a long script measures one of them.
const measured = new WeakMap<ObservationItem, number>();

function bytesOfItem(item: ObservationItem): number {
  const known = measured.get(item);
  if (known !== undefined) return known;
  // With the comma after it.
  const bytes = bytesOf(item) + 1;
  measured.set(item, bytes);
  return bytes;
}

/** A line without those of its texts that are too long, which are as they were; undefined where nothing remains. */
function withTextsThatFit(
  item: ObservationItem,
  before: ObservationItem | undefined,
): { fitting: ObservationItem | undefined; heldBack: HeldBackLine | null } {
  const field = textFields.find((name) => tooManyCharacters(item[name]) > 0);
  if (!field) return { fitting: item, heldBack: null };
  const heldBack = { why: 'too long', field, characters: tooManyCharacters(item[field]) } as const;
  if (!before && field === 'data') return { fitting: undefined, heldBack };
  const earlier = textFields.map((name) => [
    name,
    tooManyCharacters(item[name]) > 0 ? (before?.[name] ?? null) : item[name],
  ]);
  return { fitting: { ...item, ...Object.fromEntries(earlier) }, heldBack };
}

/** Bytes that are left for lines in a save of this observation. */
function roomFor(mine: Observation, base: Observation): number {
  const { items: _, ...others } = observationMerging.draftOf({ ...mine, items: base.items }, base);
  return MAX_BODY_BYTES - ENVELOPE - bytesOf(others);
}

/**
 * As much of a script as the server takes in a save, in which all lines are: a line that it would refuse is as it was in
 * base, or left out, and the others are sent without it.
 */
export function sendableScript(mine: Observation, base: Observation): SendableScript {
  // Of one that the server does not know yet it has no lines.
  const stored = new Map(base.revision === 0 ? [] : base.items.map((item) => [item.uid, item]));
  const kept = mine.items.flatMap((item) => stored.get(item.uid) ?? []);
  let room = roomFor(mine, base) - kept.reduce((sum, item) => sum + bytesOfItem(item), 0);
  let places = MAX_OBSERVATION_ITEMS - kept.length;

  const heldBack = new Map<string, HeldBackLine>();
  const items = mine.items.flatMap((item) => {
    const before = stored.get(item.uid);
    const { fitting, heldBack: tooLong } = withTextsThatFit(item, before);
    if (tooLong) heldBack.set(item.uid, tooLong);
    if (!fitting) return [];
    const more = bytesOfItem(fitting) - (before ? bytesOfItem(before) : 0);
    if (!before && places === 0) heldBack.set(item.uid, { why: 'too many lines' });
    else if (more > 0 && more > room) heldBack.set(item.uid, { why: 'no room' });
    else {
      room -= more;
      if (!before) places -= 1;
      return [fitting];
    }
    return before ?? [];
  });
  return { version: heldBack.size === 0 ? mine : { ...mine, items }, heldBack };
}
