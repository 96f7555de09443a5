import type { UserEmbed, Uses } from '@coaching/contracts';
import {
  changedParts,
  type EntityStore,
  type ServiceContext,
  type Showing,
  sameEmbed,
  WITH_DELETED,
  WITHOUT_ID,
} from '@coaching/service-kit';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { Bank } from '../bank/bank';
import { orderOf } from '../bank/bank-keys';
import { changesTallies, talliesIn, talliesStored } from '../bank/tallies';
import { type InterviewRecord, interviewKeys, interviewSchema } from './interview-record';

export const templateTallySchema = talliesStored('template_tallies');

/** The conversations and templates of this service's database. */
export interface Interviews extends EntityStore<InterviewRecord>, Bank<InterviewRecord>, Showing {
  /** Every one, also those in the recycle bin. */
  each(): AsyncIterable<InterviewRecord>;
  /** In how many templates and conversations something is, whoever may read them. */
  countUses(filter: QueryFilter<InterviewRecord>): Promise<Uses>;
  /** Hides a template for some and shows it to others; nobody's work on it is stale by that. */
  hide(uid: string, change: { add: readonly string[]; remove: readonly string[] }): Promise<void>;
  /** Puts a person's new name and picture on all they are part of; answers the uids of these. */
  refreshEmbeds(embed: UserEmbed, session: ClientSession): Promise<string[]>;
}

/** What others may have read of it so far. */
export const readSoFar = ({ questions, ...interview }: Omit<InterviewRecord, 'keys'>) => ({
  ...interview,
  items: questions,
});

/** Finds it while nothing of it has changed: what changes without a new revision is looked at by itself. */
const stillAs = ({ uid, revision, shown, hidden_orgs, user_embed, client_embed }: InterviewRecord) => ({
  uid,
  revision,
  hidden_orgs,
  ...sameEmbed('user_embed', user_embed),
  ...Object.assign({}, ...client_embed.map((embed, place) => sameEmbed(`client_embed.${place}`, embed))),
  ...(!shown && { shown: { $ne: true } }),
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
  async function change(
    stored: InterviewRecord,
    { questions, ...fields }: Partial<InterviewRecord>,
    session?: ClientSession,
  ) {
    const { keys } = withKeys({ ...stored, ...fields });
    const set = {
      ...fields,
      ...(stored.template && { keys }),
      ...(questions && changedParts('questions', stored.questions, questions)),
    };
    const { matchedCount } = await model.updateOne(stillAs(stored), { $set: set }, { session });
    if (matchedCount === 0) return false;
    if (session && changesTallies([stored.keys, keys])) await tallies.follow([[stored.keys, keys]], session);
    return true;
  }
  return {
    model,
    tallies,
    find: (uid, session) =>
      model.findOne({ uid }, WITHOUT_ID, { session, ...WITH_DELETED }).lean<InterviewRecord>(),
    async *each() {
      yield* model.find({}, WITHOUT_ID, WITH_DELETED).lean<InterviewRecord[]>().cursor();
    },
    async insert(interview, session) {
      const row = withKeys(interview);
      await model.create([row], { session });
      if (row.template) await tallies.follow([[null, row.keys]], session);
    },
    change(stored, fields, session) {
      const { keys } = withKeys({ ...stored, ...fields });
      return session || !changesTallies([stored.keys, keys])
        ? change(stored, fields, session)
        : transaction((own) => change(stored, fields, own.session));
    },
    async restore(interview, session) {
      const row = withKeys(interview);
      await model.replaceOne({ uid: row.uid }, row, { session, ...WITH_DELETED });
      if (row.template) await tallies.follow([[null, row.keys]], session);
    },
    async countUses(filter) {
      const count = (template: boolean) => model.countDocuments({ ...filter, template });
      const [templates, conversations] = await Promise.all([count(true), count(false)]);
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
    async refreshEmbeds(embed, session) {
      const all = { session, ...WITH_DELETED };
      const { uid } = embed;
      await model.updateMany({ user: uid }, { $set: { user_embed: embed } }, all);
      const named = { $set: { 'keys.user': orderOf(embed.username) } };
      await model.updateMany({ user: uid, template: true }, named, all);
      const theirs = { ...all, arrayFilters: [{ 'who.uid': uid }] };
      await model.updateMany({ clients: uid }, { $set: { 'client_embed.$[who]': embed } }, theirs);
      return model.distinct('uid', { $or: [{ user: uid }, { clients: uid }] }, all);
    },
  };
}
