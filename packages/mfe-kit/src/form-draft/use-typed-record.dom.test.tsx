import { screen } from '@testing-library/react';
import { endSession, renderPage } from '../testing';
import { useTypedRecord } from './use-typed-record';

interface Place {
  name: string;
  region: string;
}

const place: Place = { name: 'Cedar', region: 'North' };

function Form({ record }: { record: Place }) {
  const { values, changed, set, done } = useTypedRecord('place', record);
  return (
    <>
      {(['name', 'region'] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          value={values[field]}
          onChange={({ currentTarget: { value } }) => set((before) => ({ ...before, [field]: value }))}
        />
      ))}
      <output aria-label="Changed">{JSON.stringify(changed)}</output>
      <button type="button" onClick={() => void done({ ...values, name: values.name.trim() })}>
        Save
      </button>
    </>
  );
}
const field = (name: keyof Place) => screen.getByRole<HTMLInputElement>('textbox', { name });
const changed = () => JSON.parse(screen.getByRole('status', { name: 'Changed' }).textContent!);
const open = (record = place) => renderPage(<Form record={record} />, { as: 'coach' });

it('lays what was typed over the record as it is once its person has signed in again', async () => {
  const { user } = open();
  await user.type(field('name'), ' Grove');
  endSession();
  open({ ...place, region: 'South' });
  await screen.findByDisplayValue('Cedar Grove');
  expect(field('region').value).toBe('South');
  expect(changed()).toEqual({ name: 'Cedar Grove' });
});

it('counts a field that is as it was as not changed', async () => {
  const { user } = open();
  await user.type(field('region'), 's');
  expect(changed()).toEqual({ region: 'Norths' });
  await user.type(field('region'), '{Backspace}');
  expect(changed()).toEqual({});
});

it('shows what was saved, in which nothing is changed', async () => {
  const { user } = open();
  await user.type(field('name'), ' Grove ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field('name').value).toBe('Cedar Grove');
  expect(changed()).toEqual({});
});
