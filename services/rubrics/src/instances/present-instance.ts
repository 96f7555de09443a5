import { isDeepStrictEqual } from 'node:util';
import type { Actor, RubricInstance, RubricItems, SelfScore } from '@coaching/contracts';
import { itemsOf, type PinnedRubric } from '@coaching/contracts';
import { presentTiming, shownRichText } from '@coaching/service-kit';
import type { Rubrics } from '../rubrics/rubrics-repository';
import { contentOf } from '../versions/version-record';
import { areScoresWithheld, mayEdit, mayReadCoachNotes, mayReadSelfScore } from './instance-policy';
import type { InstanceRecord, ItemRecord } from './instance-record';
import { type ScoredBy, scoredBy } from './scored-by';

/** An instance as this person may see it. */
export type PresentInstance = (record: InstanceRecord, viewer: Actor) => Promise<RubricInstance>;

/** Items in the rubric's grid, their columns as they stand in it. */
export function presentItems(items: readonly ItemRecord[], rubric: PinnedRubric): RubricItems {
  const columns = new Map(rubric.columns.map(({ uid }, index) => [uid, index]));
  const presented = items.map(({ uid, column_uid, not_observed, notes }) => ({
    row_uid: uid,
    checked: column_uid === null ? null : (columns.get(column_uid) ?? null),
    not_observed,
    notes: shownRichText(notes),
  }));
  return itemsOf(rubric, new Map(presented.map((item) => [item.row_uid, item])));
}

const presentLeftOver = (left_over: InstanceRecord['left_over']) =>
  left_over.map((score) => ({ ...score, notes: shownRichText(score.notes) }));

/** The coachee's own scores; empty ones for herself while she has none and is asked for them. */
function presentSelfScore(
  { self_score, invites_self_score }: InstanceRecord,
  rubric: PinnedRubric,
): SelfScore | null {
  if (!self_score) return invites_self_score ? { items: presentItems([], rubric), finished_at: null } : null;
  const { items, left_over, finished_at } = self_score;
  return {
    items: presentItems(items, rubric),
    finished_at: finished_at?.toISOString() ?? null,
    ...(left_over.length > 0 && { left_over: presentLeftOver(left_over) }),
  };
}

/** What of it is the coach's scores, which a coachee who is to score unseen does not read. */
function presentScores(record: InstanceRecord, rubric: PinnedRubric, isWithheld: boolean) {
  const { items, summary, left_over } = record;
  return {
    items: presentItems(isWithheld ? [] : items, rubric),
    summary: isWithheld ? '' : shownRichText(summary),
    left_over: isWithheld ? [] : presentLeftOver(left_over),
    items_withheld: isWithheld,
  };
}

/** The rubric without what its levels suggest: an action step that was made of it would name the level that was chosen. */
const withoutSteps = ({ categories, ...rubric }: PinnedRubric): PinnedRubric => ({
  ...rubric,
  categories: categories.map(({ rows, ...category }) => ({
    ...category,
    rows: rows.map((row) => ({ ...row, next_steps: [] })),
  })),
});

const isInOtherWords = (before: PinnedRubric, now: PinnedRubric) =>
  !isDeepStrictEqual(contentOf(before), contentOf(now));

/** The words it is scored by, as this person may read them. */
function presentWords({ began }: InstanceRecord, rubric: PinnedRubric, isWithheld: boolean) {
  const [before, now] = isWithheld ? [withoutSteps(began), withoutSteps(rubric)] : [began, rubric];
  return { rubric: now, rubric_before: isInOtherWords(before, now) ? before : null };
}

function newerVersion(record: InstanceRecord, latest: ScoredBy['latest'], viewer: Actor): number | null {
  const isNewer = latest !== null && latest > record.version;
  return isNewer && !record.finished && mayEdit(viewer, record) ? latest : null;
}

export const presentInstancesWith = (rubrics: Rubrics): PresentInstance => {
  return async (record, viewer) => {
    const { rubric, latest } = await scoredBy(rubrics, record);
    const isWithheld = areScoresWithheld(viewer, record);
    return {
      uid: record.uid,
      tool_uid: record.tool_uid,
      title: record.title,
      additional_information: shownRichText(record.additional_information),
      ...presentTiming(record),
      program_embed: record.program_embed,
      tool_config_entity: record.tool_config_entity,
      tool_config_entity_uid: record.tool_config_entity_uid,
      tool_config_uid: record.tool_config_uid,
      visibility: record.visibility,
      invites_self_score: record.invites_self_score,
      evidence: mayReadCoachNotes(viewer, record) ? record.evidence : [],
      revision: record.revision,
      shown: record.shown,
      ...(record.counts_only && { counts_only: true }),
      ...presentWords(record, rubric, isWithheld),
      newer_version: newerVersion(record, latest, viewer),
      ...presentScores(record, rubric, isWithheld),
      self_score: mayReadSelfScore(viewer, record) ? presentSelfScore(record, rubric) : null,
      user: record.user,
      client: record.client_embed.uid,
      user_embed: record.user_embed,
      client_embed: record.client_embed,
      organization_uid: record.organization_uid,
    };
  };
};
