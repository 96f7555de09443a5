import type { SignalType, UserEmbed } from '@coaching/contracts';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { WITH_DELETED } from '../mongo/entity';
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

/**
 * Puts a person's new name and picture on all rows of some models that they are part of, also deleted ones. What is
 * published again refreshes all the same: what was saved while a name changed may have the old one.
 */
export const refreshEmbeds =
  // biome-ignore lint/suspicious/noExplicitAny: models of rows of every kind
    (...embedding: readonly EmbeddingModel<any>[]): RefreshEmbeds =>
    async (embed, { session, signal }) => {
      for (const each of embedding) {
        await refresh(each, embed, session);
        await each.refreshDerived?.(embed, session);
        if (!each.signal) continue;
        const theirs = { $or: pathsOf(each.embeds).map(([, uids]) => ({ [uids]: embed.uid })) };
        for (const uid of await each.model.distinct('uid', theirs, { session, ...WITH_DELETED }))
          signal(each.signal, uid as string);
      }
    };
