import type { SignalType, UserEmbed } from '@coaching/contracts';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { WITH_DELETED } from '../mongo/entity';
import type { Transaction } from '../service';
import type { RefreshEmbeds } from './store-people';
import { sameEmbed } from './user-embed';

/**
 * The fields of a row that hold what people are called, one person or a list of them, each with the path of their uids,
 * by which rows are found.
 */
export type Embeds<Row> = {
  readonly [Field in keyof Row as Row[Field] extends UserEmbed | UserEmbed[] ? Field : never]: string;
};

/** A model whose rows hold what people are called. */
export interface EmbeddingModel<Row> {
  model: Model<Row>;
  embeds: Embeds<Row>;
  /** The signal to those who look at a row that it has changed; none for what has no live view. */
  signal?: SignalType;
  /** Writes what else is made from the names, such as what lists sort by, once these are new. */
  refreshDerived?(embed: UserEmbed, session: ClientSession): Promise<void>;
}

const pathsOf = (embeds: object) => Object.entries(embeds) as [field: string, uids: string][];

/** Finds a row while all that it holds of people is as given: a new name or picture comes without a new revision. */
export const sameEmbeds = <Row extends object>(embeds: Embeds<Row>, row: Row): Record<string, unknown> =>
  Object.assign(
    {},
    ...pathsOf(embeds).map(([field]) => {
      const held = row[field as keyof Row] as UserEmbed | UserEmbed[];
      return Array.isArray(held)
        ? Object.assign({}, ...held.map((embed, place) => sameEmbed(`${field}.${place}`, embed)))
        : sameEmbed(field, held);
    }),
  );

async function refresh<Row>(
  { model, embeds }: EmbeddingModel<Row>,
  embed: UserEmbed,
  session: ClientSession,
): Promise<void> {
  for (const [field, uids] of pathsOf(embeds)) {
    const isList = model.schema.path(field) instanceof Schema.Types.Array;
    await model.updateMany(
      { [uids]: embed.uid } as object,
      { $set: { [isList ? `${field}.$[theirs]` : field]: embed } } as object,
      { session, ...WITH_DELETED, ...(isList && { arrayFilters: [{ 'theirs.uid': embed.uid }] }) },
    );
  }
}

async function refreshOne<Row>(
  each: EmbeddingModel<Row>,
  embed: UserEmbed,
  { session, signal }: Pick<Transaction, 'session' | 'signal'>,
): Promise<void> {
  await refresh(each, embed, session);
  await each.refreshDerived?.(embed, session);
  if (!each.signal) return;
  const theirs = { $or: pathsOf(each.embeds).map(([, uids]) => ({ [uids]: embed.uid })) };
  for (const uid of await each.model.distinct('uid', theirs, { session, ...WITH_DELETED }))
    signal(each.signal, uid as string);
}

/** Who of these people any row holds: of those who were just brought in nobody does, and one look says so. */
async function held<Row>(
  { model, embeds }: EmbeddingModel<Row>,
  uids: readonly string[],
  session: ClientSession,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [, path] of pathsOf(embeds)) {
    const theirs = { [path]: { $in: [...uids] } } as object;
    for (const uid of await model.distinct(path, theirs, { session, ...WITH_DELETED }))
      found.add(uid as string);
  }
  return found;
}

/**
 * Puts people's new names and pictures on all rows of some models that they are part of, also deleted ones. What is
 * published again refreshes all the same: what was saved while a name changed may have the old one.
 */
export const refreshEmbeds =
  // biome-ignore lint/suspicious/noExplicitAny: models of rows of every kind
    (...embedding: readonly EmbeddingModel<any>[]): RefreshEmbeds =>
    async (people, { session, signal }) => {
      const uids = people.map(({ uid }) => uid);
      for (const each of embedding) {
        const theirs = await held(each, uids, session);
        for (const embed of people)
          if (theirs.has(embed.uid)) await refreshOne(each, embed, { session, signal });
      }
    };
