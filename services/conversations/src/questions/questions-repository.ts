import {
  changesTallies,
  type EmbeddingModel,
  type EntityStore,
  entityStore,
  type ServiceContext,
  talliesIn,
  talliesStored,
  WITH_DELETED,
  WITHOUT_ID,
  writeMany,
} from '@coaching/service-kit';
import type { ClientSession } from 'mongoose';
import type { Bank } from '../bank/bank';
import { orderOf } from '../bank/bank-keys';
import { pageBegins } from '../bank/page-begins';
import { type QuestionRecord, questionKeys, questionSchema } from './question-record';

export const questionTallySchema = talliesStored('question_tallies');

/** The question bank of this service's database. */
export interface Questions extends EntityStore<QuestionRecord>, Bank<QuestionRecord> {
  /** Where they hold people's names and pictures. */
  embedding: EmbeddingModel<QuestionRecord>;
  findAll(uids: readonly string[]): Promise<Map<string, QuestionRecord>>;
  insertAll(questions: readonly QuestionRecord[], session: ClientSession): Promise<void>;
  /** Hides it for some and shows it to others; nobody's work on it is stale by that. */
  hide(uid: string, change: { add: readonly string[]; remove: readonly string[] }): Promise<void>;
}

const withKeys = (question: QuestionRecord): QuestionRecord => ({
  ...question,
  keys: questionKeys(question),
});

export function questionsIn({
  connection,
  transaction,
}: Pick<ServiceContext, 'connection' | 'transaction'>): Questions {
  const model = connection.model<QuestionRecord>('Question', questionSchema);
  const tallies = talliesIn(connection, 'QuestionTally', questionTallySchema);
  const embeds = { user_embed: 'user' };
  const store = entityStore({ model, embeds, unrevised: ({ hidden_orgs }) => ({ hidden_orgs }) });
  async function change(stored: QuestionRecord, fields: Partial<QuestionRecord>, session: ClientSession) {
    const { keys } = withKeys({ ...stored, ...fields });
    const written = await store.change(stored, { ...fields, keys }, session);
    if (!written) return null;
    const lists = [stored.keys.places, keys.places] as const;
    if (changesTallies(lists)) await tallies.follow([lists], session);
    return written;
  }
  return {
    model,
    keysOf: questionKeys,
    tallies,
    begins: pageBegins(),
    embedding: {
      model,
      embeds,
      async refreshDerived({ uid, username }, session) {
        const named = { $set: { 'keys.user': orderOf(username) } };
        await model.updateMany({ user: uid }, named, { session, ...WITH_DELETED });
      },
    },
    find: store.find,
    async findAll(uids) {
      if (uids.length === 0) return new Map();
      const found = await model
        .find({ uid: { $in: [...uids] } }, WITHOUT_ID, WITH_DELETED)
        .lean<QuestionRecord[]>();
      return new Map(found.map((question) => [question.uid, question]));
    },
    async insert(question, session) {
      const row = await store.insert(withKeys(question), session);
      await tallies.follow([[[], row.keys.places]], session);
      return row;
    },
    async insertAll(questions, session) {
      const rows = questions.map(withKeys);
      await writeMany<QuestionRecord, QuestionRecord>(
        model,
        rows.map((document) => ({ insertOne: { document } })),
        session,
      );
      await tallies.follow(
        rows.map(({ keys }) => [[], keys.places]),
        session,
      );
    },
    change: (stored, fields, session) =>
      session ? change(stored, fields, session) : transaction((own) => change(stored, fields, own.session)),
    async restore(question, session) {
      const row = withKeys(question);
      await store.restore(row, session);
      await tallies.follow([[[], row.keys.places]], session);
    },
    async hide(uid, { add, remove }) {
      if (add.length > 0) await model.updateOne({ uid }, { $addToSet: { hidden_orgs: { $each: [...add] } } });
      if (remove.length > 0) await model.updateOne({ uid }, { $pull: { hidden_orgs: { $in: [...remove] } } });
    },
  };
}
