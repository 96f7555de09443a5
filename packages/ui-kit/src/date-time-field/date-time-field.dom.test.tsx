import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { DateTimeField } from './date-time-field';

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

interface FormProps {
  first: string | null;
  onTold: (moment: string | null) => void;
}

function Form({ first, onTold }: FormProps) {
  const [value, setValue] = useState(first);
  const change = (moment: string | null) => {
    onTold(moment);
    setValue(moment);
  };
  return (
    <form>
      <DateTimeField label="Date" value={value} onChange={change} />
      <button type="submit">Save</button>
    </form>
  );
}

/** A form with the field in it; answers what the field told, in order. */
function shown(first: string | null = null) {
  const told: (string | null)[] = [];
  const { container } = render(
    <UiProvider env="test">
      <Form first={first} onTold={(moment) => told.push(moment)} />
    </UiProvider>,
  );
  return { told, form: container.querySelector('form')! };
}

const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const time = () => screen.getByLabelText('Time');

it('tells the moment as soon as both parts can be read, before anybody leaves the field', async () => {
  const { told } = shown();
  await userEvent.type(date(), '3 mar 2026');
  await userEvent.type(time(), '0930');
  expect(told).toEqual([new Date(2026, 2, 3, 9, 30).toISOString()]);
  await userEvent.tab();
  expect(date().value).toBe('03 Mar 2026');
});

it('says nothing when it is passed by empty', async () => {
  const { form } = shown();
  await userEvent.click(date());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText(/^Please enter/)).toBeNull();
  expect(form.checkValidity()).toBe(true);
});

it('keeps what cannot be read, says so under its part, and is invalid to its form', async () => {
  const { told, form } = shown();
  await userEvent.type(date(), 'tomorrow');
  await userEvent.type(time(), '0930');
  expect(screen.queryByText(/^Please enter/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/^Please enter/).textContent).toBe('Please enter a date such as 03 Mar 2026.');
  expect(date().value).toBe('tomorrow');
  expect(form.checkValidity()).toBe(false);
  expect(told).toEqual([]);
});

it('tells that there is no moment when it is emptied', async () => {
  const { told } = shown(new Date(2026, 2, 3, 9, 30).toISOString());
  await userEvent.clear(date());
  await userEvent.clear(time());
  expect(told).toEqual([null]);
});
