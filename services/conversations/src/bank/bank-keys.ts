import { createHash } from 'node:crypto';
import { foldedWords, spaced, within } from '@coaching/service-kit';
import { gramsOf } from './grams';
import { pairsOf } from './pairs';
import { type Offer, ownScope, scopesOf } from './scopes';

/** What lists of a bank sort, count and search by, made when a row is written. */
export interface BankKeys {
  /** Lists that the row is in (`placeOf`); none for what is in the recycle bin. */
  places: string[];
  /** Each piece of its text (`findingIn`) in each scope it is in. */
  finds: string[];
  /** Each pair of pieces that stand for its words (`pairsOf`, `findingIn`) in each scope; rows from before have none. */
  pairs?: string[];
  /** All words, each between spaces. */
  text: string;
  /** How the text begins. */
  order: string;
  /** What its owner is called. */
  user: string;
}

export const bankKeysStored = within<BankKeys>({
  places: [String],
  finds: [String],
  pairs: { type: [String], default: undefined },
  text: { type: String, default: '' },
  order: { type: String, default: '' },
  user: { type: String, default: '' },
});

/** By what a list may be narrowed. */
export interface Narrowed {
  category?: string | null | undefined;
  user?: string | null | undefined;
}

/** The name of a list: a tool's rows of a scope, or those of one category or owner in it. */
export const placeOf = (tool: string, scope: string, { category, user }: Narrowed = {}): string =>
  `${tool} ${scope}${category ? ` in ${category}` : ''}${user ? ` by ${user}` : ''}`;

/** What finds pieces of texts among a tool's rows of a scope: short, as every row holds it many times. */
export const findingIn = (tool: string, scope: string): ((gram: string) => string) => {
  const list = createHash('sha256').update(placeOf(tool, scope)).digest('base64url').slice(0, 12);
  return (gram) => `${list} ${gram}`;
};

/** An index holds no longer texts in order. */
const ORDERED = 200;

/** What is listed of a row. */
export interface Listed {
  tool: string;
  user: string;
  username: string;
  category: string | null;
  offer: Offer;
  /** Its owner finds it whoever else is offered it, as they may always change it; else while it is private alone. */
  staysOwners: boolean;
  /** Plain text. */
  text: string;
  deleted: boolean;
}

/** The order of names and texts, in which case and accents do not count. */
export const orderOf = (text: string) => foldedWords(text).join(' ').slice(0, ORDERED);

export function bankKeys(listed: Listed): BankKeys {
  const { tool, user, username, category, offer, staysOwners, text, deleted } = listed;
  const words = foldedWords(text);
  const own = staysOwners || offer.visibility === 'private' ? [ownScope(user)] : [];
  const scopes = deleted ? [] : [...own, ...scopesOf(offer)];
  const narrowed: Narrowed[] = [{}, { user }, ...(category ? [{ category }, { category, user }] : [])];
  const [grams, pairs] = [gramsOf(words), pairsOf(words)];
  return {
    places: scopes.flatMap((scope) => narrowed.map((by) => placeOf(tool, scope, by))),
    finds: scopes.flatMap((scope) => grams.map(findingIn(tool, scope))),
    pairs: scopes.flatMap((scope) => pairs.map(findingIn(tool, scope))),
    text: spaced(words),
    order: words.join(' ').slice(0, ORDERED),
    user: orderOf(username),
  };
}
