import { createHash, timingSafeEqual } from 'node:crypto';
import { type Visitor, WITHOUT_ID, writeMany } from '@coaching/service-kit';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { type CodeRequest, invitationBudget, mayBeIssued } from './code-budget';
import { type CodePurpose, type CodeRecord, codeSchema, invitationCodeSchema } from './code-record';
import {
  CODE_LIFE_MS,
  hashOfCode,
  INVITATION_LIFE_MS,
  MOST_TRIES,
  MOST_TRIES_OF_ALL,
  newCode,
} from './code-rules';
import { type CodeTurnRecord, codeTurnSchema } from './code-turn-record';

/** What a code is good for. */
export interface CodeFor {
  purpose: CodePurpose;
  /** In lower case. */
  email: string;
  /** Whose account gets the address, for 'new-email' and 'staff-email'. */
  user_uid?: string;
}

/** A code on its way to a person; it is stored nowhere. */
export interface IssuedCode {
  code: string;
  expires_at: Date;
}

/** The one-time codes of this service's database. */
export interface Codes {
  /**
   * Makes a code; null when who asks, the address, or the person whose account gets it, has as many as they may have.
   * @param asked `visitor` binds it to the browser that asks; without one it works in any, as what somebody else had
   * sent must
   */
  issue(
    wanted: CodeFor & { visitor?: Visitor },
    now: Date,
    session: ClientSession,
  ): Promise<IssuedCode | null>;
  /**
   * Codes of invitations to many addresses at once, each named once: they sign in, in any browser, for INVITATION_DAYS.
   * @returns by address; without those that have as many as they may have
   */
  issueInvitations(
    emails: readonly string[],
    now: Date,
    session: ClientSession,
  ): Promise<Map<string, IssuedCode>>;
  /**
   * Uses a code up, with all others for the same; null, and one try less for this visitor with each that is theirs to
   * try, when it is not right.
   */
  redeem(wanted: CodeFor & { visitor: Visitor }, code: string, now: Date): Promise<CodeRecord | null>;
  /** Codes that would give this person a further address work no more. */
  withdraw(user_uid: string, now: Date, session: ClientSession): Promise<void>;
}

/** Codes that a visitor may try at all: unbound ones, and those that this browser asked for. */
const theirs = ({ id, is_new, network }: Visitor): QueryFilter<CodeRecord> => ({
  $or: [{ visitor: null }, is_new ? { without_cookie: true, network } : { visitor: id }],
});

/** Under which name a visitor's tries of a code are counted: apart from everybody else's. */
function trierOf({ visitor }: CodeRecord, { is_new, network }: Visitor): string {
  if (visitor === null) return createHash('sha256').update(network).digest('hex').slice(0, 16);
  return is_new ? 'without_cookie' : 'own';
}

/** @param key with which codes are hashed; 32 bytes */
export function codesIn(connection: Connection, key: Buffer): Codes {
  const model = connection.model<CodeRecord>('Code', codeSchema);
  const invitations = connection.model<CodeRecord>('InvitationCode', invitationCodeSchema);
  const turns = connection.model<CodeTurnRecord>('CodeTurn', codeTurnSchema);
  const hash = ({ purpose, email, user_uid = '' }: CodeFor, code: string) =>
    hashOfCode(key, [purpose, email, user_uid], code);
  const usable = (now: Date) => ({ used_at: null, expires_at: { $gt: now } });

  /** Those who ask for the same at once take turns, so that each sees what the one before was given. */
  async function takeTurns(all: readonly CodeRequest[], now: Date, session: ClientSession) {
    const operations = all.map(({ purpose, email, user_uid }) => {
      const _id = createHash('sha256')
        .update(JSON.stringify([purpose, user_uid || email]))
        .digest('base64url');
      const update = { $inc: { turn: 1 }, $set: { at: now } };
      return { updateOne: { filter: { _id }, update, upsert: true } };
    });
    await writeMany<CodeTurnRecord, CodeTurnRecord>(turns, operations, session);
  }

  /** A code, and what is stored of it. */
  function made(wanted: CodeRequest, visitor: Visitor | undefined, now: Date, lifeMs = CODE_LIFE_MS) {
    const code = newCode();
    const expires_at = new Date(now.getTime() + lifeMs);
    const record: CodeRecord = {
      ...wanted,
      visitor: visitor?.id ?? null,
      without_cookie: visitor?.is_new ?? false,
      network: visitor?.network ?? '',
      device: visitor?.device ?? null,
      hash: hash(wanted, code).toString('base64'),
      tries: 0,
      tries_by: {},
      created_at: now,
      expires_at,
      used_at: null,
    };
    return { issued: { code, expires_at }, record };
  }

  return {
    async issue({ visitor, ...about }, now, session) {
      const wanted: CodeRequest = {
        purpose: about.purpose,
        email: about.email,
        user_uid: about.user_uid ?? '',
      };
      await takeTurns([wanted], now, session);
      if (!(await mayBeIssued(model, wanted, visitor, now, session))) return null;
      const { issued, record } = made(wanted, visitor, now);
      await model.create([record], { session });
      return issued;
    },

    async issueInvitations(emails, now, session) {
      if (emails.length === 0) return new Map();
      const wanted = emails.map((email) => ({ purpose: 'sign-in' as const, email, user_uid: '' }));
      await takeTurns(wanted, now, session);
      const { allowed, outdated } = await invitationBudget(invitations, emails, now, session);
      const codes = wanted
        .filter(({ email }) => allowed.has(email))
        .map((each) => made(each, undefined, now, INVITATION_LIFE_MS));
      if (outdated.length > 0)
        await invitations.updateMany({ hash: { $in: outdated } }, { $set: { used_at: now } }, { session });
      await writeMany(
        invitations,
        codes.map(({ record }) => ({ insertOne: { document: record } })),
        session,
      );
      return new Map(codes.map(({ issued, record }) => [record.email, issued]));
    },

    async redeem({ visitor, ...wanted }, code, now) {
      const { purpose, email, user_uid = '' } = wanted;
      const same = { purpose, email, user_uid };
      const given = hash(wanted, code);
      const filter = { ...same, ...usable(now), ...theirs(visitor) };
      const found = await Promise.all(
        [model, invitations].map(async (from) =>
          (await from.find(filter).lean()).map((candidate) => ({ from, candidate })),
        ),
      );
      for (const { from, candidate } of found.flat()) {
        const { _id } = candidate;
        const by = `tries_by.${trierOf(candidate, visitor)}`;
        // Counted before it is compared, so that guesses made at the same time count too.
        const tried = await from
          .findOneAndUpdate(
            { _id, ...usable(now), tries: { $lt: MOST_TRIES_OF_ALL }, [by]: { $not: { $gte: MOST_TRIES } } },
            { $inc: { tries: 1, [by]: 1 } },
            { projection: WITHOUT_ID },
          )
          .lean<CodeRecord>();
        if (!tried || !timingSafeEqual(given, Buffer.from(tried.hash, 'base64'))) continue;
        const used = await from.updateOne({ _id, used_at: null }, { $set: { used_at: now } });
        if (used.modifiedCount === 0) return null;
        for (const each of [model, invitations])
          await each.updateMany({ ...same, used_at: null }, { $set: { used_at: now } });
        return tried;
      }
      return null;
    },

    async withdraw(user_uid, now, session) {
      await model.updateMany({ user_uid, used_at: null }, { $set: { used_at: now } }, { session });
    },
  };
}
