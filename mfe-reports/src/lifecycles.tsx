import { defineRemote } from '@coaching/mfe-kit';
import { lazy } from 'react';
import { Route } from 'react-router';

const InteractionsPage = lazy(() => import('./interactions/interactions-page'));
const TimeLogPage = lazy(() => import('./logs/time-log-page'));
const ToolLogPage = lazy(() => import('./logs/tool-log-page'));
const OfficePictures = lazy(() => import('./pictures/office-pictures'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: (
    <>
      <Route path="/interactions" element={<InteractionsPage />} />
      <Route path="/interactions/:client_uid" element={<InteractionsPage />} />
      <Route path="/timelog" element={<TimeLogPage />} />
      <Route path="/toollog" element={<ToolLogPage />} />
    </>
  ),
  slots: { dashboard: <OfficePictures /> },
});
