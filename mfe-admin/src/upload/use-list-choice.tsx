import type { Role } from '@coaching/contracts';
import { latePart, useCodeAhead } from '@coaching/ui-kit';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { otherListAddress } from './upload-target';

const loadChoosing = () => import('./choose-list-dialog');
const ChooseListDialog = latePart(loadChoosing);

/** Takes a list, or another one, for the place that the address names. @returns what opens the dialog, and the dialog */
export function useListChoice(role: Role): { choose: () => void; dialog: ReactNode } {
  const [search] = useSearchParams();
  const [isChoosing, setChoosing] = useState(false);
  useCodeAhead(loadChoosing);
  const dialog = isChoosing && (
    <ChooseListDialog
      role={role}
      addressOf={(url, name) => otherListAddress(search, url, name)}
      onClose={() => setChoosing(false)}
    />
  );
  return { choose: () => setChoosing(true), dialog };
}
