import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Route } from 'react-router';

const GreetingsPage = latePage(() => import('./greetings-page'));

export const { bootstrap, mount, unmount, update } = defineRemote({
  routes: <Route path="/greetings" element={<GreetingsPage />} />,
});
