import type { Actor, Uses } from '@coaching/contracts';
import {
  changesTallies,
  countableBy,
  type EmbeddingModel,
  type EntityStore,
  entityStore,
  type ServiceContext,
  type Showing,
  talliesIn,
  talliesStored,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import { asked } from '../bank/asked';
import type { Bank } from '../bank/bank';
import { orderOf } from '../bank/bank-keys';
import { pageBegins } from '../bank/page-begins';
import { templateView } from '../bank/scopes';
import { type InterviewRecord, interviewKeys, interviewSchema } from './interview-record';

/** Lists that it is in; none for what was stored without keys. */
const listsOf = ({ keys }: Partial<Pick<InterviewRecord, 'keys'>>) => keys?.places ?? [];

export const templateTallySchema = talliesStored('template_tallies');

/** The conversations and templates of this service's database. */
export interface Interviews extends EntityStore<InterviewRecord>, Bank<InterviewRecord>, Showing {
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<InterviewRecord>;
  /** Every one, also those in the recycle bin. */
  each(): AsyncIterable<InterviewRecord>;
  /**
   * In how many of a tool's templates and conversations something is, of those that the actor is offered or may know of:
   * nobody learns of private ones.
   */
  countUses(actor: Actor, tool: string, filter: QueryFilter<InterviewRecord>): Promise<Uses>;
  /** Hides a template for some and shows it to others; nobody's work on it is stale by that. */
  hide(uid: string, change: { add: readonly string[]; remove: readonly string[] }): Promise<void>;
}

/** What others may have read of it so far. */
export const readSoFar = ({ questions, ...interview }: Omit<InterviewRecord, 'keys'>) => ({
  ...interview,
  items: questions,
});

const withKeys = (interview: InterviewRecord): InterviewRecord => ({
  ...interview,
  keys: interviewKeys(interview),
});

export function interviewsIn({
  connection,
  transaction,
}: Pick<ServiceContext, 'connection' | 'transaction'>): Interviews {
  const model = connection.model<InterviewRecord>('Interview', interviewSchema);
  const tallies = talliesIn(connection, 'TemplateTally', templateTallySchema);
  const embeds = { user_embed: 'user', client_embed: 'clients' };
  const store = entityStore({
    model,
    embeds,
    flags: ['shown'],
    unrevised: ({ hidden_orgs }) => ({ hidden_orgs }),
    parts: 'questions',
  });
  async function change(stored: InterviewRecord, fields: Partial<InterviewRecord>, session?: ClientSession) {
    const { keys } = withKeys({ ...stored, ...fields });
    const written = await store.change(stored, { ...fields, ...(stored.template && { keys }) }, session);
    if (!written) return null;
    const lists = [listsOf(stored), keys.places] as const;
    if (session && changesTallies(lists)) await tallies.follow([lists], session);
    return written;
  }
  return {
    model,
    keysOf: interviewKeys,
    tallies,
    begins: pageBegins(),
    embedding: {
      model,
      embeds,
      signal: 'interview.saved',
      async refreshDerived({ uid, username }, session) {
        const named = { $set: { 'keys.user': orderOf(username) } };
        await model.updateMany({ user: uid, template: true }, named, { session, ...WITH_DELETED });
      },
    },
    find: store.find,
    async *each() {
      yield* model.find({}, WITHOUT_ID, WITH_DELETED).lean<InterviewRecord[]>().cursor();
    },
    async insert(interview, session) {
      const row = await store.insert(withKeys(interview), session);
      if (row.template) await tallies.follow([[[], listsOf(row)]], session);
      return row;
    },
    change(stored, fields, session) {
      const { keys } = withKeys({ ...stored, ...fields });
      return session || !changesTallies([listsOf(stored), keys.places])
        ? change(stored, fields, session)
        : transaction((own) => change(stored, fields, own.session));
    },
    async restore(interview, session) {
      const row = withKeys(interview);
      await store.restore(row, session);
      if (row.template) await tallies.follow([[[], row.keys.places]], session);
    },
    async countUses(actor, interview_type, filter) {
      const offered = asked(actor, interview_type, templateView(actor, 'all'));
      const places = offered.parts.map(({ place }) => place);
      const [templates, conversations] = await Promise.all([
        model.countDocuments({ ...filter, interview_type, template: true, 'keys.places': { $in: places } }),
        model.countDocuments({
          ...filter,
          interview_type,
          template: false,
          ...(countableBy(actor) as QueryFilter<InterviewRecord>),
        }),
      ]);
      return { templates, conversations };
    },
    async hide(uid, { add, remove }) {
      if (add.length > 0) await model.updateOne({ uid }, { $addToSet: { hidden_orgs: { $each: [...add] } } });
      if (remove.length > 0) await model.updateOne({ uid }, { $pull: { hidden_orgs: { $in: [...remove] } } });
    },
    async markShown(uid, session) {
      const shared = { uid, template: false, visibility: { $ne: 'private' as const }, shown: { $ne: true } };
      await model.updateOne(shared, { $set: { shown: true } }, { session, ...WITH_DELETED });
    },
  };
}
