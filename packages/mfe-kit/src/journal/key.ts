import { sessionStore } from '../session/session-store';

let decoded: { text: string; key: Uint8Array } | null = null;

function decode(text: string): Uint8Array {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/**
 * The key to what somebody stores on this device. The server gives it with their session and to nobody else; it is gone
 * from here when they log out. Null for anybody who is not signed in, or was not until now.
 */
export function journalKey(user_uid: string): Uint8Array | null {
  const session = sessionStore.lastSignedIn();
  if (session?.user.uid !== user_uid || !session.journal_key) return null;
  if (decoded?.text !== session.journal_key)
    decoded = { text: session.journal_key, key: decode(session.journal_key) };
  return decoded.key;
}
