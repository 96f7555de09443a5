import {
  MAX_ALL_RUBRIC_ROWS,
  MAX_RUBRIC_COLUMNS,
  MAX_RUBRIC_ROWS,
  MAX_RUBRIC_TEXT,
} from '@coaching/contracts';
import type { EditedRubric } from '../rubric/edited-rubric';
import { placed } from './fill';
import { type Cells, targetOf } from './target';

/** What became of the cells of a table. */
export interface Pasted {
  /** Cells that found a place. */
  cells: number;
  /** Cells with words in them for which there are no rows. */
  withoutRow: number;
  /** Cells with words in them for which there are no columns. */
  withoutColumn: number;
  /** Texts that are longer than their place holds. */
  cut: number;
}

/** What becomes of the cells of a table. @param rubric with the rows and columns that it gets */
export function pastedInto(rubric: EditedRubric, place: string, cells: Cells): Pasted {
  const target = targetOf(rubric, place, cells);
  const all = target ? placed(rubric, target) : [];
  const lost = all.filter((each) => each.place === null && each.text !== '');
  return {
    cells: all.filter((each) => each.place !== null).length,
    withoutRow: lost.filter(({ isBelow }) => isBelow).length,
    withoutColumn: lost.filter(({ isBelow }) => !isBelow).length,
    cut: all.filter((each) => each.place !== null && each.text.length > each.most).length,
  };
}

const cellsWords = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** What is said once a table was pasted. @param isFull the rubric has all the columns that it can */
export function pastedWords({ cells, withoutRow, withoutColumn, cut }: Pasted, isFull: boolean): string {
  const holds = `a category holds ${MAX_RUBRIC_ROWS} rows, a rubric ${MAX_ALL_RUBRIC_ROWS}`;
  const noColumn = isFull ? `a rubric holds ${MAX_RUBRIC_COLUMNS} columns` : 'there are no columns for them';
  const said = [
    ...(withoutRow > 0 ? [`${cellsWords(withoutRow)} left out: ${holds}.`] : []),
    ...(withoutColumn > 0 ? [`${cellsWords(withoutColumn)} left out: ${noColumn}.`] : []),
    ...(cut > 0
      ? [
          `${cut === 1 ? '1 text' : `${cut} texts`} cut to ${MAX_RUBRIC_TEXT.toLocaleString('en')} characters, names to 200.`,
        ]
      : []),
  ];
  const words = `Pasted ${cellsWords(cells)}`;
  return said.length === 0 ? words : `${words}. ${said.join(' ')}`;
}
