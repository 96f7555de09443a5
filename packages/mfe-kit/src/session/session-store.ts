import { actorOf } from '@coaching/access';
import type { Actor, CallResponse, Organization, User } from '@coaching/contracts';

export interface SignedIn {
  status: 'signed-in';
  user: User;
  /** The organisation they work in now; null for a standalone person. */
  organization: Organization | null;
  actor: Actor;
  /** From when on no coaches can be added there; null while there are seats, and for who cannot see to it. */
  seats_close_at: string | null;
  /** Opens what they store on this device; null once they have logged out. */
  journal_key: string | null;
  /** Who of the staff is signed in as them, and until when; null while they are there in person. */
  real: NonNullable<CallResponse<'getUserSession'>['real']> | null;
}

/** 'unknown' until the server has been asked once. */
export type SessionState = { status: 'unknown' } | { status: 'signed-out' } | SignedIn;

function createSessionStore() {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'unknown' };
  let last: SignedIn | null = null;

  const change = (next: SessionState) => {
    state = next;
    if (next.status === 'signed-in') last = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    /** Who is signed in or, while a screen is on its way out, was until now; null before the first sign-in. */
    lastSignedIn: () => last,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin({ user, organization, seats_close_at, journal_key, real }: CallResponse<'getUserSession'>) {
      const actor = actorOf(user, organization?.uid ?? null, real?.uid);
      change({
        status: 'signed-in',
        user,
        organization,
        actor,
        seats_close_at: seats_close_at ?? null,
        journal_key,
        real: real ?? null,
      });
    },
    /** The session is over; their work waits for them to sign in again. */
    end() {
      change({ status: 'signed-out' });
    },
    /** They logged out: what they store here is locked from now on. */
    leave() {
      last = last && { ...last, journal_key: null };
      change({ status: 'signed-out' });
    },
  };
}

/** The only global store: who is signed in and the organisation they work in. */
export const sessionStore = createSessionStore();
