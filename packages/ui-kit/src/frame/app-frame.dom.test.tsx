import { IconTools } from '@tabler/icons-react';
import { render, screen, within } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { AppFrame, type FrameEntry } from './app-frame';

const entries: FrameEntry[] = [
  { label: 'Interactions', href: '/interactions', icon: IconTools, current: false },
  { label: 'Tool Configuration', shortLabel: 'Tools', href: '/tools', icon: IconTools, current: true },
];

it('calls an entry by its short label in the bottom bar alone', () => {
  render(
    <UiProvider env="test">
      <AppFrame entries={entries} home="/">
        Page
      </AppFrame>
    </UiProvider>,
  );
  const labels = (menu: string) =>
    within(screen.getByRole('navigation', { name: menu }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(labels('Main')).toEqual(['Interactions', 'Tool Configuration']);
  expect(labels('Main, at the bottom')).toEqual(['Interactions', 'Tools']);
});
