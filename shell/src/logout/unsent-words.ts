import type { LeftUnsent } from '@coaching/mfe-kit/autosave';

/** What logging out means for work that the server does not have. */
export function unsentWords({ changes, isStored, isRefused }: LeftUnsent): { title: string; text: string } {
  const one = changes === 1;
  const title = `${changes} ${one ? 'change is' : 'changes are'} not on the server yet`;
  const [it, is, its] = one ? ['it', 'is', 'it'] : ['they', 'are', 'them'];
  const next = isRefused
    ? `your dashboard leads to ${its} when you log in on this device again.`
    : `${it} ${is} sent when you log in on this device again.`;
  const fate = isStored
    ? `${it} ${one ? 'stays' : 'stay'} on this device, locked: nobody can read ${its} here, and ${next}`
    : `${it} ${is} lost, because this browser could not keep ${its}.`;
  const reason = isRefused
    ? `The server does not take ${its} as ${it} ${is}.`
    : 'The server could not be reached.';
  return { title, text: `${reason} If you log out now, ${fate}` };
}
