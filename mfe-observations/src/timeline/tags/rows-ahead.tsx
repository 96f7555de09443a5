import { useCodeAhead } from '@coaching/ui-kit';
import { type ComponentType, useCallback, useState } from 'react';
import { loadSignPicker, loadTagsDialog } from './tagging';

/** Fetches what tagging needs once the page has come to rest, so that lines are tagged offline too. */
export function RowsAhead() {
  const [OfferedRows, setOfferedRows] = useState<ComponentType | null>(null);
  const load = useCallback(async () => {
    const [rows] = await Promise.all([import('./picker/offered-rows'), loadSignPicker(), loadTagsDialog()]);
    setOfferedRows(() => rows.default);
  }, []);
  useCodeAhead(load);
  return OfferedRows && <OfferedRows />;
}
