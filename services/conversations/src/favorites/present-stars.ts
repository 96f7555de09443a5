import type { Actor, Stars } from '@coaching/contracts';
import type { GivenStars } from './favorites-repository';

/** The stars of a question or template as somebody sees them: their own, and that of the organisation they work in. */
export function presentStars(
  uid: string,
  { uid: viewer, organization_uid }: Pick<Actor, 'uid' | 'organization_uid'>,
  given: GivenStars,
): Stars {
  const own = given(viewer, uid);
  const organizations = given(organization_uid, uid);
  return {
    favorite: own || organizations ? 1 : 0,
    favorite_user: own ? 1 : 0,
    favorite_organization: organizations ? 1 : 0,
  };
}
