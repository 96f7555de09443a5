import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Route } from 'react-router';

const LessonsPage = latePage(() => import('./lesson/lessons-page'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: <Route path="/lessons" element={<LessonsPage />} />,
});
