import { moved } from '@coaching/ui-kit/sortable';
import { type EditedRubric, rowsOf } from './edited-rubric';
import { type Change, moveRow } from './rubric-changes';

type Parts = Pick<EditedRubric, 'categories' | 'rows'>;

/** Uids of all that stands below each other: each category, and below it its rows. */
export const partsOf = (rubric: Parts): string[] =>
  rubric.categories.flatMap(({ uid }) => [uid, ...rowsOf(rubric, uid).map((row) => row.uid)]);

/** Moves a row to another place among all that stands below each other; it is then of the category that it stands under. */
export const moveRowAmongParts =
  (uid: string, to: number): Change =>
  (rubric) => {
    const order = moved(partsOf(rubric), uid, to);
    const heads = new Set(rubric.categories.map((category) => category.uid));
    const above = order.slice(0, order.indexOf(uid));
    const head = above.findLast((each) => heads.has(each)) ?? order.find((each) => heads.has(each));
    if (head === undefined) return rubric;
    const place = above.length - 1 - above.lastIndexOf(head);
    return moveRow(uid, head, above.includes(head) ? place : 0)(rubric);
  };
