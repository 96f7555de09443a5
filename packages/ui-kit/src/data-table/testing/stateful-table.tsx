import { render } from '@testing-library/react';
import { useState } from 'react';
import { UiProvider } from '../../provider/ui-provider';
import { DataTable } from '../data-table';
import type { DataTableProps, TableState } from '../data-table-props';
import { columns, first, type Lesson, lessons } from './shown-table';

/** What a screen holds of its table. */
interface HeldState {
  state: TableState;
  selection: readonly string[];
  rows: readonly Lesson[];
}

/** A table of lessons in a screen that holds its state, selection and rows; `table` is how they are now. */
export function showStateful(
  more: Partial<DataTableProps<Lesson>> = {},
  rowsOf: (state: TableState) => readonly Lesson[] = () => lessons(5),
) {
  const table: HeldState = { state: { ...first, ...more.state }, selection: [], rows: [] };
  let setRows: (rows: readonly Lesson[]) => void = () => {};
  function Screen() {
    const [state, setState] = useState(table.state);
    const [selection, setSelection] = useState<readonly string[]>(more.selection ?? []);
    const [given, setGiven] = useState<readonly Lesson[] | null>(null);
    setRows = setGiven;
    const rows = given ?? rowsOf(state);
    Object.assign(table, { state, selection, rows });
    return (
      <DataTable
        label="Lessons"
        columns={columns}
        total={rows.length}
        rowKey={({ uid }) => uid}
        rowName={({ title }) => title}
        rowHref={({ uid }) => `/lesson/${uid}`}
        empty={<p>Lessons will be here.</p>}
        onSelectionChange={setSelection}
        {...more}
        rows={rows}
        selection={more.selection && selection}
        state={state}
        onChange={setState}
      />
    );
  }
  render(
    <UiProvider env="test">
      <Screen />
    </UiProvider>,
  );
  return { table, setRows: (rows: readonly Lesson[]) => setRows(rows) };
}
