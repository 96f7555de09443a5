import type { LeftUnsent } from '@coaching/mfe-kit/autosave';

/** What logging out means for work that the server does not have. */
export function unsentWords({ changes, isStored }: LeftUnsent): { title: string; text: string } {
  const one = changes === 1;
  const title = `${changes} ${one ? 'change is' : 'changes are'} not on the server yet`;
  const [it, is, its] = one ? ['it', 'is', 'it'] : ['they', 'are', 'them'];
  const fate = isStored
    ? `${it} ${one ? 'stays' : 'stay'} on this device, locked: nobody can read ${its} here, and ${it} ${is} sent when you log in on this device again.`
    : `${it} ${is} lost, because this browser could not keep ${its}.`;
  return { title, text: `The server could not be reached. If you log out now, ${fate}` };
}
