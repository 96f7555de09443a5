import { BoundedMap } from '@coaching/service-kit';
import { BELIEVED_MS } from './expiry';
import type { SignedInSession } from './session-data';

interface Entry extends SignedInSession {
  read_at: number;
}

const MOST_ENTRIES = 10_000;
const LONGEST_KEY = 2048;

/**
 * What this process lately read of sessions, by the whole Cookie header as it was sent, so that the same header
 * means the same session without parsing it again.
 */
export class SignedInSessionCache {
  private readonly entries = new BoundedMap<string, Entry>(MOST_ENTRIES);
  /** Changes whenever something is forgotten: what was read before must not be stored after. */
  generation = 0;

  /** @param believedMs how long what was read is believed, in milliseconds */
  constructor(
    private readonly now: () => number,
    private readonly believedMs: number,
  ) {}

  get(cookies: string): SignedInSession | null {
    const entry = this.entries.get(cookies);
    if (!entry) return null;
    const believedMs = entry.superseded ? BELIEVED_MS : this.believedMs;
    return this.now() - entry.read_at < believedMs ? entry : null;
  }

  /** @param generation as it was when reading began */
  store(cookies: string, signedIn: SignedInSession, generation: number): void {
    if (generation !== this.generation || cookies.length > LONGEST_KEY) return;
    this.entries.set(cookies, { ...signedIn, read_at: this.now() });
  }

  forget(session_id: string): void {
    this.generation += 1;
    for (const [cookies, entry] of this.entries)
      if (entry.session_id === session_id) this.entries.delete(cookies);
  }
}
