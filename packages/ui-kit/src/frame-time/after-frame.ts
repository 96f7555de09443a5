/** Does something once what was drawn just now is on the screen, in a task of its own: it takes that frame no time. */
export function afterFrame(does: () => void): void {
  requestAnimationFrame(() => setTimeout(does));
}
