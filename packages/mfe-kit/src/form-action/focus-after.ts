/** Where the focus was when a form was sent. */
export type SentFrom = Element | null;

/**
 * Puts the focus into the first field with an error; where there is none, back to where it was when the form was sent,
 * if it was lost meanwhile: a button that is loading is disabled, and has the focus no more.
 */
export function focusAfter(sentFrom: SentFrom): void {
  const wrong = sentFrom?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body;
  if (wrong) wrong.focus();
  else if (isLost && sentFrom instanceof HTMLElement) sentFrom.focus();
}
