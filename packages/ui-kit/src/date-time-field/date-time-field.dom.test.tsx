import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { DateTimeField } from './date-time-field';

interface FormProps {
  first: string | null;
  onChange: (moment: string | null) => void;
}

function Form({ first, onChange }: FormProps) {
  const [value, setValue] = useState(first);
  const change = (moment: string | null) => {
    onChange(moment);
    setValue(moment);
  };
  return (
    <form>
      <DateTimeField label="Date" value={value} onChange={change} />
      <button type="submit">Save</button>
    </form>
  );
}

/** A form with the field in it; returns what the field's onChange received, in order. */
function shown(first: string | null = null) {
  const changes: (string | null)[] = [];
  const { container } = render(
    <UiProvider env="test">
      <Form first={first} onChange={(moment) => changes.push(moment)} />
    </UiProvider>,
  );
  return { changes, form: container.querySelector('form')! };
}

const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const time = () => screen.getByLabelText('Time');

it('calls onChange as soon as both parts can be read, before anybody leaves the field', async () => {
  const { changes } = shown();
  await userEvent.type(date(), '3 mar 2026');
  await userEvent.type(time(), '0930');
  expect(changes).toEqual([new Date(2026, 2, 3, 9, 30).toISOString()]);
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
  const { changes, form } = shown();
  await userEvent.type(date(), 'tomorrow');
  await userEvent.type(time(), '0930');
  expect(screen.queryByText(/^Please enter/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(/^Please enter/).textContent).toBe('Please enter a date such as 03 Mar 2026.');
  expect(date().value).toBe('tomorrow');
  expect(form.checkValidity()).toBe(false);
  expect(changes).toEqual([]);
});

it.each(['9:30', '930', '09:30', '0930'])(
  'reads %s as half past nine, and leaves it as it is typed',
  async (typed) => {
    const { changes } = shown(new Date(2026, 2, 3, 8, 0).toISOString());
    await userEvent.clear(time());
    await userEvent.type(time(), typed);
    expect((time() as HTMLInputElement).value).toBe(typed);
    expect(changes.at(-1)).toBe(new Date(2026, 2, 3, 9, 30).toISOString());
    await userEvent.tab();
    expect((time() as HTMLInputElement).value).toBe('09:30');
  },
);

it('writes each part as it is understood once that part is left, whatever the other one is', async () => {
  const { changes } = shown();
  await userEvent.type(time(), '0915');
  await userEvent.tab();
  expect((time() as HTMLInputElement).value).toBe('09:15');
  await userEvent.type(date(), '3 mar 2026');
  await userEvent.click(time());
  expect(date().value).toBe('03 Mar 2026');
  expect(changes).toEqual([new Date(2026, 2, 3, 9, 15).toISOString()]);
});

it('leaves half a time as it was typed, and says so', async () => {
  shown(new Date(2026, 2, 3, 8, 0).toISOString());
  await userEvent.clear(time());
  await userEvent.type(time(), '9:5');
  await userEvent.tab();
  screen.getByText('Please enter a time such as 09:30.');
  expect((time() as HTMLInputElement).value).toBe('9:5');
});

it('calls onChange with null when it is emptied', async () => {
  const { changes } = shown(new Date(2026, 2, 3, 9, 30).toISOString());
  await userEvent.clear(date());
  await userEvent.clear(time());
  expect(changes).toEqual([null]);
});
