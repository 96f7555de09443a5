import type { InteractionVisibility } from '@coaching/contracts';
import type { Defaults } from './defaults-repository';

/** What a new observation starts with: its coach's choice, else its organisation's, else it is shared. */
export async function defaultVisibility(
  defaults: Defaults,
  { user, organization_uid }: { user: string; organization_uid: string | null },
): Promise<InteractionVisibility> {
  const own = await defaults.find('person', user);
  if (own?.visibility) return own.visibility;
  return (await defaults.find('organization', organization_uid))?.visibility ?? 'shared';
}
