import { useCodeAhead } from '@coaching/ui-kit';
import { lazy, Suspense } from 'react';

const loadDialog = () => import('./go-dialog');
const GoDialog = lazy(loadDialog);

interface GoToLineProps {
  /** Null until it was asked for the first time. */
  opened: boolean | null;
  count: number;
  onGo: (number: number) => void;
  onClose: () => void;
}

/** Asks for a line by its number, and goes there once the dialog has given the focus back. */
export function GoToLine({ opened, count, onGo, onClose }: GoToLineProps) {
  useCodeAhead(loadDialog);
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <GoDialog
        opened={opened}
        count={count}
        onClose={onClose}
        onGo={(number) => {
          onClose();
          onGo(number);
        }}
      />
    </Suspense>
  );
}
