import { latePart, useCodeAhead } from '@coaching/ui-kit';

const loadDialog = () => import('./go-dialog');
const GoDialog = latePart(loadDialog);

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
    <GoDialog
      opened={opened}
      count={count}
      onClose={onClose}
      onGo={(number) => {
        onClose();
        onGo(number);
      }}
    />
  );
}
