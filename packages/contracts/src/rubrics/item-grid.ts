import type { RubricContent } from './rubric';
import type { RubricItem, RubricItems } from './rubric-item';

/** A row in which nothing was chosen or noted. */
export const emptyRubricItem = (row_uid: string): RubricItem => ({
  row_uid,
  checked: null,
  not_observed: false,
  notes: '',
});

/** The rubric's grid with these items in it, by their rows' uids; rows without one are empty. */
export function itemsOf(
  { categories }: Pick<RubricContent, 'categories'>,
  items: ReadonlyMap<string, RubricItem>,
): RubricItems {
  return categories.map(({ rows }) => rows.map(({ uid }) => items.get(uid) ?? emptyRubricItem(uid)));
}
