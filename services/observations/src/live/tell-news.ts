import type { Observation, ObservationNews } from '@coaching/contracts';
import type { AnsweredEvent } from '@coaching/service-kit';
import { difference } from './difference';
import { seenId } from './seen-id';

/**
 * What somebody is told of an observation as it grows: the whole of it, unless it is what they saw last, then each
 * change against what they were told before, and its end.
 * @param looks when to look again
 * @param look the observation as they may see it now; null once they may not, or it is deleted
 * @param last_id the name of what they saw last; '' when they saw nothing
 */
export async function* tellNews(
  looks: AsyncIterable<void>,
  look: () => Promise<Observation | null>,
  last_id: string,
): AsyncGenerator<AnsweredEvent<ObservationNews>> {
  let seen: Observation | null = null;
  for await (const _ of looks) {
    const now = await look();
    if (!now) {
      yield { id: 'gone', data: { kind: 'gone' } };
      return;
    }
    const whole: ObservationNews = { kind: 'whole', observation: now };
    const id = seenId(now);
    const news = seen ? difference(seen, now) : id === last_id ? null : whole;
    seen = now;
    if (news) yield { id, data: news };
  }
}
