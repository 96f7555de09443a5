import type { SlotName } from '@coaching/contracts';
import { UiProvider } from '@coaching/ui-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Remote } from './registry';
import { RemoteArea } from './remote-area';
import { createRemoteLoader } from './remote-loader';

const rubrics: Remote = {
  name: 'rubrics',
  entry: 'https://example.test/rubrics/entry.js',
  routes: [{ prefix: '/rubric/config' }, { prefix: '/rubric/growth' }, { prefix: '/calibrations' }],
  navigation: [
    { label: 'Growth', path: '/rubric/growth', icon: 'chart', order: 55, roles: [] },
    { label: 'Calibrations', path: '/calibrations', icon: 'scale', order: 60, roles: [] },
  ],
} as unknown as Remote;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it.each<[string, SlotName | undefined, string]>([
  ['/rubric/growth', undefined, 'Growth'],
  ['/calibrations/c1', undefined, 'Calibrations'],
  ['/rubric/config/new', undefined, 'This page'],
  ['/dashboard', 'dashboard', 'This part of the page'],
])('what cannot be loaded at %s is called by the menu entry of that page', async (at, slot, name) => {
  const away = createRemoteLoader(() => Promise.reject(new Error('Offline.')));
  render(
    <UiProvider env="test">
      <MemoryRouter initialEntries={[at]}>
        <RemoteArea remote={rubrics} slot={slot} loader={away} />
      </MemoryRouter>
    </UiProvider>,
  );
  await screen.findByRole('heading', { name: `${name} is not available right now` });
});
