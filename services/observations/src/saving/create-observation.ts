import { type Actor, MESSAGES, type ObservationDraft, type UserEmbed } from '@coaching/contracts';
import { isDuplicateKey, NotFound, type People, presentEmbed } from '@coaching/service-kit';
import { defaultVisibility } from '../defaults/default-visibility';
import { newsOf } from '../events/news';
import type { ObservationRecord } from '../observation/observation-record';
import { newObservation } from './new-observation';
import { placeNew } from './place-observation';
import type { Saving } from './saving';

/** The coach as observations show them; bare until identity's word of them has arrived, which then fills it. */
async function coachEmbed(people: People, { uid, username }: Actor): Promise<UserEmbed> {
  const person = await people.find(uid);
  const [initials = ''] = username;
  return person ? presentEmbed(person) : { uid, username, initials, picture: null };
}

/**
 * Stores a first save.
 * @returns the observation, or null when another save of the same uid came first
 * @throws Invalid, NotAllowed, NotFound
 */
export async function createObservation(
  { actor, now, people, observations, defaults, transaction }: Saving,
  draft: ObservationDraft,
): Promise<ObservationRecord | null> {
  if (draft.revision) throw new NotFound(MESSAGES.notFound);
  const placement = await placeNew({ actor, now, people }, draft);
  const { organization_uid } = placement;
  const visibility =
    draft.visibility ?? (await defaultVisibility(defaults, { user: actor.uid, organization_uid }));
  const observation = newObservation(
    { ...draft, visibility },
    await coachEmbed(people, actor),
    placement,
    now,
  );
  try {
    await transaction(async ({ session, announce }) => {
      await observations.insert(observation, session);
      for (const news of newsOf(null, observation)) await announce(news);
    });
    return observation;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
