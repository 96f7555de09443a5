import {
  type Agreement,
  type Calibration,
  itemsOf,
  type Measured,
  type RubricItem,
  type RubricItems,
} from '@coaching/contracts';
import { anItem, aPerson, aPinnedRubric } from '../../instance/testing/builders';

/** What somebody chose in the rows of `aPinnedRubric`: indexes of levels; null for not observed. */
export const chosen = (levels: Readonly<Record<string, number | null>>): RubricItems =>
  itemsOf(
    aPinnedRubric(),
    new Map(
      Object.entries(levels).map(([uid, checked]) => [
        uid,
        anItem(uid, checked === null ? { not_observed: true } : { checked }),
      ]),
    ),
  );

export const measured = (
  value: number | null,
  n: number,
  interval: Measured['interval'] = null,
): Measured => ({
  value,
  n,
  interval,
});

/** Two observers of three rows. */
export const anAgreement = (more: Partial<Agreement> = {}): Agreement => ({
  observers: 2,
  rows: ['a', 'b', 'c'].map((row_uid) => ({ row_uid, exact: measured(1, 1), adjacent: measured(1, 1) })),
  exact: measured(1, 3),
  adjacent: measured(1, 3),
  kappa: null,
  alpha: null,
  ...more,
});

/** Ada made it; Ben and Cleo observe. @param items what the viewer scored */
export const aCalibration = (
  more: Partial<Omit<Calibration, 'items'>> = {},
  items: readonly RubricItem[] = [],
): Calibration => {
  const rubric = more.rubric ?? aPinnedRubric();
  return {
    uid: 'cal',
    revision: 1,
    title: 'Ratios, together',
    script: '<p>9:02 Why the eggs?</p>',
    tool_uid: rubric.uid,
    rubric,
    organization_uid: 'cedar',
    user: 'ada',
    user_embed: aPerson('ada', 'Ada Park'),
    observers: [
      { user_embed: aPerson('ben', 'Ben Ito'), finished_at: null },
      { user_embed: aPerson('cleo', 'Cleo Marsh'), finished_at: null },
    ],
    finished_at: null,
    scores: [],
    agreement: null,
    updated_at: '2026-03-02T09:00:00.000Z',
    items: itemsOf(rubric, new Map(items.map((item) => [item.row_uid, item]))),
    ...more,
  };
};
