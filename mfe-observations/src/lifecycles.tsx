import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Route } from 'react-router';
import { loadObservationPage } from './timeline/load-page';

const ConfigurePage = latePage(() => import('./configure/configure-page'));
const ObservationPage = latePage(loadObservationPage);

export const { bootstrap, mount, unmount, update, sendUnsentWork } = defineRemote({
  routes: (
    <>
      <Route path="/config" element={<ConfigurePage />} />
      <Route path="/config/:observation_uid" element={<ConfigurePage />} />
      <Route path="/observation/:observation_uid" element={<ObservationPage />} />
    </>
  ),
  sendUnsentWork: async (user_uid) => (await import('./unsent-work/send-all')).sendAll(user_uid),
});
