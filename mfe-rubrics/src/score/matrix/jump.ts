const find = (name: string, uid: string) =>
  document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(uid)}"]`);

/** Leads to a row: its name at the top, however much stands below it, with the focus in its choices. */
export function jumpToRow(uid: string): void {
  const row = find('row', uid);
  row?.scrollIntoView({ block: 'start' });
  row?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus({ preventScroll: true });
}

/** Leads to a category: its head at the top, with the focus. */
export function jumpToCategory(uid: string): void {
  const head = find('category', uid)?.querySelector<HTMLElement>('h2');
  head?.scrollIntoView({ block: 'start' });
  head?.focus({ preventScroll: true });
}
