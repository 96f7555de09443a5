import { defineRemote } from '@coaching/mfe-kit';
import { lazy } from 'react';
import { Route } from 'react-router';

const ConfigurePage = lazy(() => import('./configure/configure-page'));
const ObservationPage = lazy(() => import('./timeline/observation-page'));

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
