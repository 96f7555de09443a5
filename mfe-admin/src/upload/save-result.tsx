import { saveAsFile } from '@coaching/mfe-kit';
import { Button } from '@coaching/ui-kit';
import { type ListRow, resultCsv } from './list-rows';

/** Saves what becomes of each row as a file, made when it is asked for. */
export const SaveResult = ({ rows }: { rows: readonly ListRow[] }) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={() => saveAsFile('upload-result.csv', 'text/csv', resultCsv(rows))}
  >
    Download the result
  </Button>
);
