import { sessionStore } from '@coaching/mfe-kit';
import { registryStore } from '../remotes/registry-store';
import { remoteLoader } from '../remotes/remote-loader';

const hasWork = async (user_uid: string) =>
  (await import('@coaching/mfe-kit/journal')).journal.hasWork(user_uid);

/** Has every remote send what this person left unsent. Their code is fetched only when there is something. */
async function send(): Promise<void> {
  const [session, registry] = [sessionStore.get(), registryStore.get()];
  if (session.status !== 'signed-in' || registry.status !== 'ready' || !navigator.onLine) return;
  const user_uid = session.user.uid;
  if (!(await hasWork(user_uid))) return;
  for (const remote of registry.remotes) {
    // What cannot be sent now stays on the device, and a broken remote does not stop the others.
    const lifecycles = await remoteLoader.load(remote).catch(() => null);
    // A remote built by the version before names it otherwise.
    const sendUnsentWork = lifecycles?.sendUnsentWork ?? lifecycles?.sendLeftBehind;
    await sendUnsentWork?.(user_uid).catch(() => undefined);
  }
}

/**
 * From now on: work that earlier pages left unsent on this device is sent when its person has signed in, whatever
 * page they open, and when the connection returns.
 */
export function sendUnsentWorkOfRemotes(): void {
  let isSending = false;
  const begin = async () => {
    if (isSending) return;
    isSending = true;
    // A browser that stores nothing has nothing to send.
    await send().catch(() => undefined);
    isSending = false;
  };
  sessionStore.subscribe(begin);
  registryStore.subscribe(begin);
  window.addEventListener('online', begin);
}
