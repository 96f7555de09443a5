import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { Tabs } from './tabs';

const tabs = [
  { name: 'details', label: 'Details' },
  { name: 'questions', label: 'Questions' },
  { name: 'templates', label: 'Templates' },
] as const;
type Name = (typeof tabs)[number]['name'];

const WIDTH = 100;

/** A strip that shows one tab and a half, each tab as wide. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.role === 'tablist' || this.getAttribute('role') === 'tablist') return new DOMRect(0, 0, 150, 44);
    const strip = this.closest('[role="tablist"]');
    const at = [...(strip?.children ?? [])].indexOf(this);
    return new DOMRect(at * WIDTH - (strip?.scrollLeft ?? 0), 0, WIDTH, 44);
  });
}

function Screen({ first }: { first: Name }) {
  const [current, setCurrent] = useState<Name>(first);
  return (
    <UiProvider env="test">
      <Tabs label="A tool" tabs={tabs} current={current} onChange={setCurrent}>
        {current}
      </Tabs>
    </UiProvider>
  );
}

beforeEach(layOut);
afterEach(() => jest.restoreAllMocks());

it('the chosen one is seen whole from the start, and whichever is chosen later', async () => {
  render(<Screen first="templates" />);
  const strip = screen.getByRole('tablist');
  expect(strip.scrollLeft).toBe(150);
  await userEvent.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(strip.scrollLeft).toBe(100);
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  expect(strip.scrollLeft).toBe(0);
});

it('one that is seen whole stays where it is', () => {
  render(<Screen first="details" />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(0);
});
