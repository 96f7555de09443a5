import { defineRemote } from '@coaching/mfe-kit';
import { lazy } from 'react';
import { Route } from 'react-router';

const GreetingsPage = lazy(() => import('./greetings-page'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: <Route path="/greetings" element={<GreetingsPage />} />,
});
