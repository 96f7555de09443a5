import type { ReactNode } from 'react';

/** What is asked before something that cannot simply be undone. */
export interface ConfirmRequest {
  /** The question: "Delete this observation?" */
  title: string;
  /** What it means: "It goes to the recycle bin." */
  message?: ReactNode;
  /** The button's verb: "Delete observation". */
  confirm: string;
  cancel?: string;
  /** Red button, for what destroys. */
  destructive?: boolean;
}
