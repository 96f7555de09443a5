import type { Actor } from '@coaching/contracts';
import type { QueryFilter } from 'mongoose';
import type { BankRow } from './bank';
import { type Narrowed, placeOf } from './bank-keys';
import { ownScope, type View } from './scopes';

/** One list of those that make up what is asked for. */
interface Part {
  scope: string;
  place: string;
  /** Uid of whose rows are in another part already; null for nobody's. */
  except: string | null;
}

/** What somebody asks of a bank. */
export interface Asked {
  tool: string;
  parts: readonly Part[];
  narrowed: Narrowed;
  /** Categories whose rows went to the recycle bin with them. */
  gone: readonly string[];
  /** For whom hidden rows are hidden from the caller. */
  hiders: readonly string[];
}

/** For whom something is hidden from somebody: for them, and where they work. */
export const hidersFor = ({ uid, organization_uid }: Actor): string[] =>
  organization_uid === null ? [uid] : [organization_uid, uid];

export function asked(
  actor: Actor,
  tool: string,
  { own, scopes }: View,
  { narrowed = {}, gone = [] }: { narrowed?: Narrowed; gone?: readonly string[] } = {},
): Asked {
  const part = (scope: string, except: string | null): Part => ({
    scope,
    place: placeOf(tool, scope, narrowed),
    except,
  });
  const parts = [
    ...(own === null ? [] : [part(ownScope(own), null)]),
    ...scopes.map((scope) => part(scope, own)),
  ];
  return { tool, parts, narrowed, gone, hiders: hidersFor(actor) };
}

/** Rows that are in the recycle bin with their category are not there, and by one's choice hidden ones. */
export const notGone = ({ gone }: Asked): QueryFilter<BankRow> =>
  gone.length === 0 ? {} : { category: { $nin: [...gone] } };

/** Whether a row is one of those asked for; looks at no text. */
export const isAsked = ({ parts, gone }: Asked, row: BankRow): boolean =>
  parts.some(({ place }) => row.keys.places.includes(place)) &&
  !(row.category && gone.includes(row.category));

/** Whether a row is hidden from the caller. */
export const isHidden = ({ hiders }: Pick<Asked, 'hiders'>, row: Pick<BankRow, 'hidden_orgs'>): boolean =>
  row.hidden_orgs.some((hider) => hiders.includes(hider));
