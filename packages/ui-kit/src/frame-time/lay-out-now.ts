/**
 * Has the browser lay out what was drawn just now, in the task that drew it: the frame that shows it then has to paint
 * alone, and neither of the two takes long. For what is drawn a little at a time; elsewhere it would be work done twice.
 */
export function layOutNow(): void {
  document.body.getBoundingClientRect();
}
