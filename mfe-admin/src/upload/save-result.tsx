import { Button } from '@coaching/ui-kit';
import { type ListRow, resultCsv } from './list-rows';

function save(rows: readonly ListRow[]) {
  const href = URL.createObjectURL(new Blob([resultCsv(rows)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: 'upload-result.csv' }).click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href));
}

/** Saves what becomes of each row as a file, made when it is asked for. */
export const SaveResult = ({ rows }: { rows: readonly ListRow[] }) => (
  <Button variant="subtle" size="compact-sm" onClick={() => save(rows)}>
    Download the result
  </Button>
);
