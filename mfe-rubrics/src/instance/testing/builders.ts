import type { PinnedRubric, Rubric, RubricInstance, RubricRow, UserEmbed } from '@coaching/contracts';
import { itemsOf, type RubricItem } from '@coaching/contracts';

export const aPerson = (uid: string, username: string): UserEmbed => ({
  uid,
  username,
  initials: username.slice(0, 1),
  picture: null,
});

/** A row scored by two levels. */
export const aRow = (uid: string, more: Partial<RubricRow> = {}): RubricRow => ({
  uid,
  name: `Row ${uid}`,
  cols: [`${uid} seldom`, `${uid} always`],
  textbox_label: '',
  next_steps: [],
  ...more,
});

/** Two levels, two categories, three rows. */
export const aPinnedRubric = (more: Partial<PinnedRubric> = {}): PinnedRubric => ({
  uid: 'practices',
  version: 1,
  revision: 1,
  name: 'Teaching Practices',
  row_name: 'Practice',
  columns: [
    { uid: 'low', name: 'Emerging' },
    { uid: 'high', name: 'Established' },
  ],
  categories: [
    { uid: 'talk', name: 'Talk', rows: [aRow('a'), aRow('b')] },
    { uid: 'task', name: 'Task', rows: [aRow('c')] },
  ],
  ...more,
});

export const aRubric = (more: Partial<Rubric> = {}): Rubric => ({
  ...aPinnedRubric(),
  config_entity: 'Organization',
  config_uid: 'cedar',
  updated_at: '2026-03-02T09:00:00.000Z',
  ...more,
});

/** A row's item: a level by its index, or not observed. */
export const anItem = (row_uid: string, more: Partial<RubricItem> = {}): RubricItem => ({
  row_uid,
  checked: null,
  not_observed: false,
  notes: '',
  ...more,
});

/** Ada's scores of Daniel, none yet, as the server has them. @param items those rows that say something */
export function anInstance(
  more: Partial<Omit<RubricInstance, 'items'>> = {},
  items: readonly RubricItem[] = [],
): RubricInstance {
  const rubric = more.rubric ?? aPinnedRubric();
  return {
    uid: 'r1',
    revision: 1,
    tool_uid: rubric.uid,
    title: 'Fractions',
    additional_information: '',
    summary: '',
    timestamp: '2026-03-02T09:00:00.000Z',
    end_timestamp: null,
    duration: 0,
    timer: null,
    program_embed: null,
    tool_config_entity: 'Organization',
    tool_config_entity_uid: 'cedar',
    tool_config_uid: 'set',
    visibility: 'shared',
    invites_self_score: false,
    evidence: [],
    shown: false,
    rubric,
    rubric_before: null,
    newer_version: null,
    items: itemsOf(rubric, new Map(items.map((item) => [item.row_uid, item]))),
    left_over: [],
    self_score: null,
    items_withheld: false,
    user: 'ada',
    client: 'daniel',
    user_embed: aPerson('ada', 'Ada Park'),
    client_embed: aPerson('daniel', 'Daniel Reyes'),
    organization_uid: 'cedar',
    ...more,
  };
}
