import { refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import NewPasswordPage from './new-password-page';

const open = () =>
  renderPage(<NewPasswordPage />, {
    at: '/new_password',
    answers: {
      newPassword: refusal(400, 'No.', { errors: [{ path: 'password', message: 'This is used by many.' }] }),
    },
  });
const password = () => screen.getByLabelText('Password');
const again = () => screen.getByLabelText('Confirm password');
const stateOf = (field: HTMLElement) => [
  field.getAttribute('aria-invalid'),
  document.activeElement === field,
];

it('begins in its first field', () => {
  open();
  expect(document.activeElement).toBe(password());
});

it('puts the focus into the field that is wrong, and says of it that it is', async () => {
  const { user } = open();
  await user.type(password(), 'a-good-one-for-tests-1');
  await user.type(again(), 'another-good-one-1');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect([stateOf(password()), stateOf(again())]).toEqual([
    [null, false],
    ['true', true],
  ]);
  await user.clear(again());
  await user.type(again(), 'a-good-one-for-tests-1');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByText('This is used by many.');
  await waitFor(() => expect(stateOf(password())).toEqual(['true', true]));
  await user.type(password(), '2');
  expect(stateOf(password())).toEqual([null, true]);
});

it('says no more that they differ once the first of them was changed', async () => {
  const { user } = open();
  await user.type(password(), 'a-good-one-for-tests-');
  await user.type(again(), 'a-good-one-for-tests-1');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(stateOf(again())).toEqual(['true', true]);
  await user.type(password(), '1');
  expect(stateOf(again())).toEqual([null, false]);
});
