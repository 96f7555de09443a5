/** The small screen's menu closes when something in it is chosen, and on Escape. */
export function closeMenuOnChoice(): void {
  const menu = document.querySelector('details');
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.open = false;
  });
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
