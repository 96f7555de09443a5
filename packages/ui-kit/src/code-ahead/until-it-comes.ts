/** Milliseconds until code that did not come is asked for again, where the network does not say sooner that it is back. */
const AGAIN_MS = 5000;

/** Resolves after a while, or as soon as the network says that it is back, or nobody waits any longer. */
function laterOrOnline(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal?.removeEventListener('abort', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, AGAIN_MS);
    window.addEventListener('online', goOn);
    signal?.addEventListener('abort', goOn);
  });
}

/**
 * Code that a page cannot do without, such as the editor somebody is about to write in: where it does not come, it is
 * asked for until it does, instead of taking the page down.
 * @param load imports it; called anew each time
 * @param signal stops asking; the promise then stays open
 */
export async function untilItComes<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  while (!signal?.aborted) {
    try {
      return await load();
    } catch (error) {
      // Code that throws as it starts is asked for in vain; whoever looks for the reason finds it here.
      console.warn('Code did not come, and is asked for again.', error);
      await laterOrOnline(signal);
    }
  }
  return new Promise<never>(() => undefined);
}
