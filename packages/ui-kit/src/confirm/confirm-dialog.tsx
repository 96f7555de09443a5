import { Button } from '@mantine/core';
import { Dialog } from '../dialog/dialog';
import classes from './confirm-dialog.module.css';
import type { ConfirmRequest } from './confirm-request';

export interface ConfirmDialogProps extends ConfirmRequest {
  opened: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks one question; Escape, the backdrop and Cancel all mean no. The safe button has the focus. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onAnswer, title, message, confirm, cancel = 'Cancel', destructive = false } = props;
  return (
    <Dialog opened={opened} onClose={() => onAnswer(false)} title={title} size={420}>
      {message && <div className={classes.message}>{message}</div>}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <Button color={destructive ? 'red' : undefined} onClick={() => onAnswer(true)}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
