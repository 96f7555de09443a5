import { type DemoRubricUse, demoRubricUses, rubricRowUid, type ScoredPerson } from '@coaching/demo';
import type { ImportedInstance, ImportedItem } from '../../import/imported';
import { demoRubrics } from '../rubrics';
import { amara } from './amara';
import { daniel } from './daniel';
import type { DemoVisit, DemoYear } from './demo-scores';
import { grace } from './grace';
import { levelOf } from './levels';
import { lucas } from './lucas';
import { samuel } from './samuel';

const years: Readonly<Record<ScoredPerson, DemoYear>> = { daniel, amara, lucas, grace, samuel };

/** Lucas’s winter. */
const DIP = { person: 'lucas', visit: 2, levels: 0.9 };

/** What an unfinished one has no score in yet. */
const SCORED_SO_FAR = 9;

/** A use to bring in, and when it was last written. */
export interface DemoInstance extends ImportedInstance {
  saved: Date;
}

interface Placed {
  row_uid: string;
  key: string;
  /** Key of its category. */
  category: string;
  place: number;
}

const keyOf = (uid: string, rubric: string) => uid.slice(rubric.length + 1);

function rowsOf(tool_uid: string): { rows: Placed[]; levels: number } {
  const rubric = demoRubrics.find(({ uid }) => uid === tool_uid)!;
  const rows = rubric.categories.flatMap((category) =>
    category.rows.map(({ uid }) => ({
      row_uid: uid,
      key: keyOf(uid, tool_uid),
      category: keyOf(category.uid, `${tool_uid}-category`),
    })),
  );
  return { rows: rows.map((row, place) => ({ ...row, place })), levels: rubric.columns.length };
}

function itemsOf(use: DemoRubricUse, { courses }: DemoYear, visit: DemoVisit): ImportedItem[] {
  const { rows, levels } = rowsOf(use.tool_uid);
  const { notes, notObserved = [] } = visit;
  const dip = use.person === DIP.person && use.visit === DIP.visit ? DIP.levels : 0;
  return rows.flatMap(({ row_uid, key, category, place }): ImportedItem[] => {
    const note = notes[key] && { notes: notes[key] };
    if (notObserved.includes(key)) return [{ row_uid, checked: null, not_observed: true, ...note }];
    const isScored = use.end !== null || place < SCORED_SO_FAR || Boolean(note);
    if (!isScored) return [];
    const { visit: count, progress } = use;
    const checked = levelOf(courses[category]!, { place, visit: count, progress, count: levels, dip });
    return [{ row_uid, checked, ...note }];
  });
}

/** What the coachee thought of the same lesson, the evening before. */
function selfScoreOf(
  use: DemoRubricUse,
  self: NonNullable<DemoVisit['self']>,
  items: readonly ImportedItem[],
) {
  const { levels } = rowsOf(use.tool_uid);
  const apart = new Map(Object.entries(self).map(([key, by]) => [rubricRowUid(use.tool_uid, key), by]));
  return {
    items: items.map(({ row_uid, checked, not_observed }) => ({
      row_uid,
      checked:
        checked === null ? null : Math.min(Math.max(checked + (apart.get(row_uid) ?? 0), 0), levels - 1),
      ...(not_observed && { not_observed }),
    })),
    finished_at: use.start.toISOString(),
  };
}

function instanceOf(use: DemoRubricUse): DemoInstance {
  const {
    person,
    visit,
    progress: _,
    coach,
    coachee,
    organization,
    program,
    start,
    end,
    minutes,
    ...settings
  } = use;
  const year = years[person];
  const written = year.visits[visit]!;
  const items = itemsOf(use, year, written);
  const isPrivate = person === 'lucas' && end === null;
  const waitsForCoachee = person === 'grace' && end === null;
  return {
    ...settings,
    title: written.title,
    user: coach,
    client: coachee,
    organization_uid: organization,
    program_uid: program,
    additional_information: written.about ?? '',
    summary: written.summary,
    timestamp: start.toISOString(),
    end_timestamp: end?.toISOString() ?? null,
    duration: minutes,
    visibility: isPrivate ? 'private' : 'shared',
    invites_self_score: waitsForCoachee || written.self !== undefined,
    items,
    ...(written.self && { self_score: selfScoreOf(use, written.self, items) }),
    saved: end ?? start,
  };
}

/** A year of five teachers, scored thirty times; the same for the same moment. */
export const demoInstances = (now: Date): DemoInstance[] => demoRubricUses(now).map(instanceOf);
