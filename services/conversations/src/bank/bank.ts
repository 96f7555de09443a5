import type { UserEmbed } from '@coaching/contracts';
import type { Entity, Tallies } from '@coaching/service-kit';
import type { Model, Schema } from 'mongoose';
import type { BankKeys } from './bank-keys';
import type { PageBegins } from './page-begins';

/** A row of a bank: a question, or a template. */
export interface BankRow extends Entity {
  /** Uid of its owner. */
  user: string;
  user_embed: UserEmbed;
  /** Organisations and people for whom it is hidden. */
  hidden_orgs: string[];
  keys: BankKeys;
  /** Uid of a category; of questions alone. */
  category?: string | null;
}

/** Where rows of one kind are, and how many. */
export interface Bank<Row extends BankRow> {
  model: Model<Row>;
  /** What lists and searches of it go by. */
  keysOf(row: Row): BankKeys;
  tallies: Tallies;
  begins: PageBegins;
}

/** Columns by which a bank is listed, and the field of each. */
export const sortFields = {
  question: 'keys.order',
  title: 'keys.order',
  category: 'category',
  user: 'keys.user',
  updated_at: 'updated_at',
} as const;
export type BankColumn = keyof typeof sortFields | 'favorite';

/** The index that a list is read along in the order of a field. */
export function orderIndex(field: (typeof sortFields)[keyof typeof sortFields]): Record<string, 1> {
  const ties = field === 'keys.order' || field === 'updated_at' ? [] : ['keys.order'];
  return Object.fromEntries(['keys.places', field, ...ties, 'uid'].map((name) => [name, 1]));
}

/** Reads leave out what only indexes look at, which is most of a row. */
export const WITHOUT_FINDS = { _id: 0, 'keys.finds': 0, 'keys.pairs': 0 } as const;

export const findIndex = { 'keys.finds': 1 } as const;
export const pairIndex = { 'keys.pairs': 1 } as const;

/** The indexes of a bank that is listed by these columns. */
export function indexBank<Row>(schema: Schema<Row>, columns: readonly (keyof typeof sortFields)[]): void {
  for (const column of columns) schema.index(orderIndex(sortFields[column]));
  schema.index(findIndex);
  schema.index(pairIndex);
  schema.index({ hidden_orgs: 1 });
}
