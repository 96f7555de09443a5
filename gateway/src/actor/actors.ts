import { createHash } from 'node:crypto';
import type { Actor, CallResponse } from '@coaching/contracts';
import { type ActorTokens, BoundedMap } from '@coaching/service-kit';
import { BELIEVED_MS } from '../session/expiry';
import type { SignedInSession } from '../session/session-data';

/** How long one token is used again; well below the life that services grant it. */
export const TOKEN_REUSED_MS = 30_000;
const MOST_ENTRIES = 10_000;

interface Entry {
  /** Milliseconds since 1970. */
  believed_until: number;
  /** What identity answered, null when the person is deleted. */
  answer: Promise<IdentityAnswer | null>;
}

/** What identity answered about a person, read once. */
interface IdentityAnswer extends Omit<SessionActor, 'token' | 'internalToken'> {
  actor: Actor;
  /** The same as text, to see at once whether it is another. */
  text: string;
  /** The count of who is there as them; undefined while they are there in person. */
  real_session_epoch: number | undefined;
}

/** The actor of a session, in a token that services trust. */
export interface SessionActor {
  /** Vouches for the actor. */
  token: string;
  /** The same for what the gateway asks services itself, on the actor's behalf. */
  internalToken(): string;
  /** Where the actor is. */
  organization_uids: string[];
  /** What the actor may do, as one word: another one when their roles are others. */
  privileges: string;
  /** Sessions that began under a lower count are over. */
  session_epoch: number;
}

interface Signed {
  /** What was signed; the same actor in the same session needs no new token. */
  text: string;
  token: string;
  signed_at: number;
}

interface Parts {
  fetch: (signedIn: SignedInSession) => Promise<CallResponse<'getActor'> | null>;
  tokens: ActorTokens;
  /** How long what identity answered is used again, in milliseconds; BELIEVED_MS unless given. */
  believedMs?: number;
  now: () => number;
}

const keyOf = ({ user_uid, organization_uid, real }: SignedInSession) =>
  `${user_uid} ${organization_uid} ${real?.user_uid ?? ''}`;

/** The session began before what identity last answered, or after: of its person, and of who is there as them. */
const isOlder = (answer: IdentityAnswer, { session_epoch, real }: SignedInSession) =>
  answer.session_epoch < session_epoch || (real !== null && answer.real_session_epoch! < real.session_epoch);

const isSame = (answer: IdentityAnswer, { session_epoch, real }: SignedInSession) =>
  answer.session_epoch === session_epoch && answer.real_session_epoch === real?.session_epoch;

const privilegesOf = ({ roles, schools }: Actor) =>
  createHash('sha256')
    .update(JSON.stringify([roles, schools]))
    .digest('base64url');

/** Puts the actor of a session into a signed token, as identity answered a moment ago. */
export class Actors {
  private readonly entries = new BoundedMap<string, Entry>(MOST_ENTRIES);
  private readonly signed = new BoundedMap<string, Signed>(MOST_ENTRIES);

  constructor(private readonly parts: Parts) {}

  /**
   * Whom a session is for; null once the person is deleted or has ended the session, or who is there as them may be so no
   * more. Requests at the same time share one call.
   */
  async actorOfSession(signedIn: SignedInSession): Promise<SessionActor | null> {
    let answer = await this.answerFor(signedIn);
    // The session is younger than what we believe: another process has just ended those before it.
    if (answer && isOlder(answer, signedIn)) {
      this.entries.delete(keyOf(signedIn));
      answer = await this.answerFor(signedIn);
    }
    if (!answer || !isSame(answer, signedIn)) return null;
    const { actor, organization_uids, privileges, session_epoch } = answer;
    const { confirmed_at } = signedIn;
    return {
      token: this.sign(keyOf(signedIn), answer, confirmed_at),
      internalToken: () => this.parts.tokens.sign({ actor, confirmed_at, internal: true }),
      organization_uids,
      privileges,
      session_epoch,
    };
  }

  /** The same, fetched again: for callers who need it at once. */
  actorNow(signedIn: SignedInSession): Promise<SessionActor | null> {
    this.entries.delete(keyOf(signedIn));
    return this.actorOfSession(signedIn);
  }

  /** The token for callers who are not signed in. */
  readonly nobody = (): string => this.sign('', { actor: null, text: '' }, 0);

  /** Something about people changed; the next request fetches its actor again. */
  forget(): void {
    this.entries.clear();
  }

  private answerFor(signedIn: SignedInSession): Promise<IdentityAnswer | null> {
    const key = keyOf(signedIn);
    const known = this.entries.get(key);
    const { believedMs = BELIEVED_MS } = this.parts;
    if (known && this.parts.now() < known.believed_until) return known.answer;
    // Not all alike: what was asked at once would be asked again at once.
    const believed_until = this.parts.now() + believedMs * (1 - Math.random() / 2);
    const entry: Entry = { believed_until, answer: this.fetchAnswer(signedIn) };
    this.entries.set(key, entry);
    entry.answer.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry.answer;
  }

  private async fetchAnswer(signedIn: SignedInSession): Promise<IdentityAnswer | null> {
    const answer = await this.parts.fetch(signedIn);
    if (!answer) return null;
    const { actor, session_epoch, real_session_epoch } = answer;
    return {
      actor,
      real_session_epoch,
      text: JSON.stringify(actor),
      organization_uids: actor.schools.map(({ organization_uid }) => organization_uid),
      privileges: privilegesOf(actor),
      session_epoch,
    };
  }

  private sign(
    signedIn: string,
    { actor, text }: { actor: Actor | null; text: string },
    confirmed_at: number,
  ): string {
    // One for each session of a person: they did not all prove the same.
    const key = `${signedIn} ${confirmed_at}`;
    const last = this.signed.get(key);
    if (last?.text === text && this.parts.now() - last.signed_at < TOKEN_REUSED_MS) return last.token;
    const token = this.parts.tokens.sign({ actor, confirmed_at });
    this.signed.set(key, { text, token, signed_at: this.parts.now() });
    return token;
  }
}
