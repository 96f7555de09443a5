/** Says to who has just deleted their account that it is gone; a page that is loaded anew does not say so again. */
export function sayDeleted(): void {
  const note = document.querySelector<HTMLElement>('[data-deleted]');
  if (!note || !new URLSearchParams(location.search).has('deleted')) return;
  note.hidden = false;
  window.history.replaceState(window.history.state, '', location.pathname + location.hash);
}
