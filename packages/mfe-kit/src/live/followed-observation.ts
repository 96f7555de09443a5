import { applyObservationNews, type Observation, type ObservationNews } from '@coaching/contracts';
import { callApi } from '../api';
import { callRoutes } from '../api/call-routes';
import { fillPath } from '../api/fill-path';
import { apiBase } from '../api/settings';
import type { Followed } from './follow-entity';

/** How an observation is followed. */
export function followedObservation(uid: string): Followed<Observation, ObservationNews> {
  const params = { uid };
  return {
    address: apiBase() + fillPath(callRoutes.followObservation!.path, params),
    apply: applyObservationNews,
    look: async (signal) =>
      (await callApi('getObservation', { params }, { quiet: true, signal })).observation,
  };
}
