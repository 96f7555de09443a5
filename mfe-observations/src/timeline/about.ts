import { formatMoment, MESSAGES } from '@coaching/contracts';
import { durationText } from '../observation/duration-text';
import type { ObservationHead } from '../observation/observation-head';

/** Who, when and how long, as the line under the title. */
export function about({ client_embed, user_embed, timestamp, duration }: ObservationHead, asClient: boolean) {
  const person = asClient ? user_embed : client_embed;
  const when = timestamp ? formatMoment(new Date(timestamp)) : MESSAGES.notStarted;
  return [person.username, when, ...(duration === null ? [] : [durationText(duration)])].join(' · ');
}
