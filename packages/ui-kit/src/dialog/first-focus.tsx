import { useEffect } from 'react';

interface FirstFocusProps {
  /** The id of what the dialog is described by. */
  body: string;
}

/**
 * Puts the focus on what a dialog begins with (`data-autofocus`) as it is drawn first, and not once the browser has time:
 * letters that are typed right after the key that opened it go there.
 */
export function FirstFocus({ body }: FirstFocusProps) {
  // Not before the page is laid out: where the focus was until then is where it goes back to.
  useEffect(() => {
    const dialog = document.getElementById(body)?.closest('[role="dialog"]');
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [body]);
  return null;
}
