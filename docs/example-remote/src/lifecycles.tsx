import { defineRemote } from '@coaching/mfe-kit';
import { lazy } from 'react';
import { Route } from 'react-router';

const LessonsPage = lazy(() => import('./lesson/lessons-page'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: <Route path="/lessons" element={<LessonsPage />} />,
});
