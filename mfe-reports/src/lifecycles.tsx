import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Route } from 'react-router';

const InteractionsPage = latePage(() => import('./interactions/interactions-page'));
const TimeLogPage = latePage(() => import('./logs/time-log-page'));
const ToolLogPage = latePage(() => import('./logs/tool-log-page'));
const DashboardPart = latePage(() => import('./dashboard/dashboard-part'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: (
    <>
      <Route path="/interactions" element={<InteractionsPage />} />
      <Route path="/interactions/:client_uid" element={<InteractionsPage />} />
      <Route path="/timelog" element={<TimeLogPage />} />
      <Route path="/toollog" element={<ToolLogPage />} />
    </>
  ),
  slots: { dashboard: <DashboardPart /> },
});
