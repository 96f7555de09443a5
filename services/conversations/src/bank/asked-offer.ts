import type { AskedPlace } from '../organizations/require-place';
import type { Offer } from './scopes';

/** To whom something is to be offered. */
export interface AskedOffer<Visibility extends string> {
  visibility: Visibility;
  place: AskedPlace;
}

/** What a draft may say under a flag: whether, or in which organisation or program. */
type Flag = boolean | { uid: string } | { program_uid?: string | undefined } | null | undefined;

function placeOf(flag: NonNullable<Flag>): AskedPlace {
  if (typeof flag === 'boolean') return null;
  if ('uid' in flag) return { organization_uid: flag.uid };
  return { program_uid: flag.program_uid ?? '' };
}

/**
 * To whom a draft offers something: what it names counts; else it stays as it is, unless its flag is taken back, or it
 * names its owner alone.
 * @param flags each way of offering it with its field, in the order in which they count, besides 'private'
 * @param stored how it is offered; null for what is new
 * @returns null when it stays as it is
 */
export function askedOffer<Visibility extends string, Field extends string>(
  draft: { [Name in Field]?: Flag } & { user_embed?: object | null | undefined },
  flags: readonly (readonly [Visibility, Field])[],
  stored: Offer<Visibility> | null,
): AskedOffer<Visibility | 'private'> | null {
  const given = flags.find(([, field]) => Boolean(draft[field]));
  const own = stored && flags.find(([visibility]) => visibility === stored.visibility);
  const takenBack = own && (draft[own[1]] === null || draft[own[1]] === false);
  const isOwners = Boolean(draft.user_embed) && stored?.visibility !== 'private';
  if (!given) return !stored || takenBack || isOwners ? { visibility: 'private', place: null } : null;
  const [visibility, field] = given;
  const place = placeOf(draft[field]!);
  const staysThere =
    place === null ||
    ('program_uid' in place
      ? place.program_uid === stored?.program_uid
      : place.organization_uid === stored?.organization_uid);
  return visibility === stored?.visibility && staysThere ? null : { visibility, place };
}
