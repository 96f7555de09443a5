import type { Visibility } from '@coaching/contracts';
import type { Defaults } from './defaults-repository';

/** What a new observation starts with: its coach's choice, else its organisation's, else it is shared. */
export async function defaultVisibility(
  defaults: Defaults,
  { user, organization_uid }: { user: string; organization_uid: string | null },
): Promise<Visibility> {
  const own = await defaults.chosen('person', user);
  return own ?? (await defaults.chosen('organization', organization_uid)) ?? 'shared';
}
