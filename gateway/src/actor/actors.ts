import { createHash } from 'node:crypto';
import type { Actor, CallResponse } from '@coaching/contracts';
import type { ActorTokens } from '@coaching/service-kit';
import { BoundedMap } from '../edge/bounded-map';
import type { Seat } from '../session/session-data';

/** How long this process believes what identity said of a person, in milliseconds. */
export const BELIEVED_MS = 2000;
/** How long one token is used again; well below the life that services grant it. */
export const TOKEN_REUSED_MS = 30_000;
const MOST_ENTRIES = 10_000;

interface Entry {
  asked_at: number;
  /** What identity said, null when the person is deleted. */
  told: Promise<Told | null>;
}

/** What is known of who sits in a seat. */
export interface Told {
  /** Vouches for the actor. */
  token: string;
  /** What the actor may do, as one word: another one when their roles are others. */
  privileges: string;
  /** Sessions that began under a lower count are over. */
  session_epoch: number;
}

interface Signed {
  /** What was signed; the same actor needs no new token. */
  actor: string;
  token: string;
  signed_at: number;
}

interface Parts {
  fetch: (seat: Seat) => Promise<CallResponse<'getActor'> | null>;
  tokens: ActorTokens;
  now: () => number;
}

const keyOf = ({ user_uid, organization_uid }: Seat) => `${user_uid} ${organization_uid}`;

const privilegesOf = ({ roles, schools }: Actor) =>
  createHash('sha256')
    .update(JSON.stringify([roles, schools]))
    .digest('base64url');

/** Says who sits in a seat in a signed token, as identity told it at most BELIEVED_MS ago. */
export class Actors {
  private readonly entries = new BoundedMap<string, Entry>(MOST_ENTRIES);
  private readonly signed = new BoundedMap<string, Signed>(MOST_ENTRIES);

  constructor(private readonly parts: Parts) {}

  /**
   * Who sits in a seat; null once the person is deleted or has ended the session. Those who ask at the same time
   * share one question.
   */
  async sitsIn(seat: Seat): Promise<Told | null> {
    let told = await this.toldOf(seat);
    // The session is younger than what we believe: another process has just ended those before it.
    if (told && told.session_epoch < seat.session_epoch) {
      this.entries.delete(keyOf(seat));
      told = await this.toldOf(seat);
    }
    return told?.session_epoch === seat.session_epoch ? told : null;
  }

  /** The token for callers who are not signed in. */
  readonly nobody = (): string => this.sign('', null);

  /** Something about people changed; whoever comes next is asked after anew. */
  forget(): void {
    this.entries.clear();
  }

  private toldOf(seat: Seat): Promise<Told | null> {
    const key = keyOf(seat);
    const known = this.entries.get(key);
    if (known && this.parts.now() - known.asked_at < BELIEVED_MS) return known.told;
    const entry: Entry = { asked_at: this.parts.now(), told: this.ask(key, seat) };
    this.entries.set(key, entry);
    entry.told.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry.told;
  }

  private async ask(key: string, seat: Seat): Promise<Told | null> {
    const said = await this.parts.fetch(seat);
    if (!said) return null;
    const { actor, session_epoch } = said;
    return { token: this.sign(key, actor), privileges: privilegesOf(actor), session_epoch };
  }

  private sign(key: string, actor: Actor | null): string {
    const text = JSON.stringify(actor);
    const last = this.signed.get(key);
    if (last?.actor === text && this.parts.now() - last.signed_at < TOKEN_REUSED_MS) return last.token;
    const token = this.parts.tokens.sign({ actor });
    this.signed.set(key, { actor: text, token, signed_at: this.parts.now() });
    return token;
  }
}
