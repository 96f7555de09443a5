import { placeOf } from '../grid/places';
import type { EditedRubric } from '../rubric/edited-rubric';
import { anEditedRubric } from '../testing/edited';
import { fill, missingFor } from './fill';
import { pastedInto, pastedWords } from './left-out';

/** What is said of a table after it was pasted with all the rows and columns that it can get. */
function said(place: string, cells: string[][], { columns }: { columns?: number } = {}) {
  let made = 0;
  const before: EditedRubric = anEditedRubric();
  const added = columns ?? missingFor(before, place, cells).columns;
  const after = fill(place, cells, { columns: added, newUid: () => `new${++made}` })(before);
  return pastedWords(pastedInto(after, place, cells), after.columns.length === 20);
}

const rows = (count: number) => Array.from({ length: count }, () => ['x']);

it.each([
  ['nothing', [['1', '2'], ['3']], {}, 'Pasted 3 cells'],
  [
    'cells beyond the rows of a category',
    rows(103),
    {},
    'Pasted 100 cells. 3 cells left out: a category holds 100 rows, a rubric 300.',
  ],
  [
    'cells beyond the columns of a rubric',
    [Array<string>(22).fill('x')],
    {},
    'Pasted 20 cells. 2 cells left out: a rubric holds 20 columns.',
  ],
  [
    'cells for which no column was wanted',
    [['1', '2', '3']],
    { columns: 0 },
    'Pasted 2 cells. 1 cell left out: there are no columns for them.',
  ],
  [
    'what is too long',
    [['x'.repeat(4001), '2']],
    {},
    'Pasted 2 cells. 1 text cut to 4,000 characters, names to 200.',
  ],
  ['blank cells, which are no loss', [['1', '2', '']], { columns: 0 }, 'Pasted 2 cells'],
])('says that it left out %s', (_, cells, options, words) => {
  expect(said(placeOf('a', 'low'), cells, options)).toBe(words);
});
