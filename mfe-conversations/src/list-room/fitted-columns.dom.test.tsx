import { bankColumns } from '../bank/question-columns';
import { tabColumns } from '../templates/template-columns';
import { fittedColumns, type YieldingColumn } from './fitted-columns';

/** Rem of the column with the menus of rows. */
const ACTIONS = 5;

const lists: Record<string, { words: string; columns: readonly YieldingColumn<never>[] }> = {
  questions: {
    words: 'question',
    columns: bankColumns(null, [], () => {}) as readonly YieldingColumn<never>[],
  },
  templates: { words: 'title', columns: tabColumns(() => {}) as readonly YieldingColumn<never>[] },
};

/** Ids of the columns shown, and what is left to the words, of a list that is so many pixels wide. */
function shownIn(list: string, pixels: number) {
  const { columns, words } = lists[list]!;
  const shown = fittedColumns(columns, pixels / 16, ACTIONS);
  const others = shown.reduce((sum, { width }) => sum + Number.parseFloat(width ?? '0'), ACTIONS);
  expect(shown.find(({ id }) => id === words)?.width).toBeUndefined();
  return { ids: shown.map(({ id }) => id).join(' '), words: Math.round(pixels - others * 16) };
}

// Widths of the frame in windows of 768, 820, 900, 1024, 1180 and 1440 pixels, beside the side menu.
it.each<[string, number, string]>([
  ['questions', 537, 'favorite question category'],
  ['questions', 589, 'favorite question category'],
  ['questions', 669, 'favorite question category user'],
  ['questions', 793, 'favorite question category user visibility'],
  ['questions', 949, 'favorite question category user visibility'],
  ['templates', 537, 'favorite title filtering'],
  ['templates', 589, 'favorite title filtering'],
  ['templates', 669, 'favorite title filtering updated_at'],
  ['templates', 793, 'favorite title filtering user updated_at'],
  ['templates', 949, 'favorite title filtering user question_count updated_at'],
])('of %s in %i pixels the words have room, beside what fits', (list, pixels, ids) => {
  const shown = shownIn(list, pixels);
  expect(shown.ids).toBe(ids);
  expect(shown.words).toBeGreaterThanOrEqual(255);
});

it.each<[string, (string | undefined)[]]>([
  ['questions', ['6rem', undefined, '14rem', '12rem', '11rem']],
  ['templates', ['6rem', undefined, '14rem', '12rem', '6.5rem', '8rem']],
])(
  'of %s all columns have the most they take on a desk, and while their room is not known',
  (list, widths) => {
    for (const room of [1209 / 16, null])
      expect(fittedColumns(lists[list]!.columns, room, ACTIONS).map(({ width }) => width)).toEqual(widths);
  },
);
