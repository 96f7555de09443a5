import { UiProvider } from '@coaching/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LaneHead } from './lane-head';

interface LaneProps {
  typed: string[];
  done: string[];
}

function Lane({ typed, done }: LaneProps) {
  const [name, setName] = useState('Ada Park');
  const onType = (text: string) => {
    typed.push(text);
    setName(text);
  };
  return <LaneHead name={name} label="left lane" onType={onType} onDone={(from) => done.push(from)} />;
}

/** A lane called Ada Park, with the names its callbacks received. */
function open() {
  const names: LaneProps = { typed: [], done: [] };
  render(
    <UiProvider env="test">
      <Lane {...names} />
    </UiProvider>,
  );
  return { ...names, user: userEvent.setup() };
}

const head = () => screen.getByRole('button', { name: /^Rename the left lane/ });
const field = () => screen.getByRole('textbox', { name: 'Name of the left lane' });

it('takes each letter as it is typed, and is done by Enter', async () => {
  const { typed, done, user } = open();
  await user.click(head());
  expect(document.activeElement).toBe(field());
  await user.keyboard('Ms{Enter}');
  expect(typed).toEqual(['M', 'Ms']);
  expect(done).toEqual(['Ada Park']);
  expect(document.activeElement).toBe(head());
  expect(head().textContent).toBe('Ms');
});

it('is opened by a key, and done by leaving it', async () => {
  const { done, user } = open();
  await user.tab();
  await user.keyboard('{Enter}Teacher');
  await user.tab();
  expect(head().textContent).toBe('Teacher');
  expect(done).toEqual(['Ada Park']);
});

it.each([
  ['Escape', 'Nobody{Escape}'],
  ['an empty name', 'N{Backspace}{Enter}'],
])('is called as before after %s', async (_, keys) => {
  const { typed, user } = open();
  await user.click(head());
  await user.keyboard(keys);
  expect(head().textContent).toBe('Ada Park');
  expect(typed.at(-1)).toBe('Ada Park');
});

it('is no field for those who only read', () => {
  render(<LaneHead name="Ada Park" label="left lane" onDone={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  screen.getByText('Ada Park');
});
