import { type Answers, noConnection, refusal, renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import VerificationPage from './verification-page';

const open = (search: string, answers: Answers = {}) =>
  renderPage(<VerificationPage />, { at: `/verification${search}`, as: null, answers });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
const logIn = () => screen.getByRole('button', { name: 'Log in' });

it('signs in with the code of a mail, and leads on to where one was going', async () => {
  const { user, madeOf, address } = open('?email=ada@school.test&redirect_to=/interactions', {
    verifyOtp: true,
    getUserSession: sessionOf('coach'),
  });
  await user.type(await code(), '012 345');
  await user.click(logIn());
  await waitFor(() => expect(address()).toBe('/interactions'));
  expect(madeOf('verifyOtp').map(({ body }) => body)).toEqual([{ email: 'ada@school.test', otp: '012345' }]);
});

it('leads to a new password who was going nowhere else', async () => {
  const { user, address } = open('?email=ada@school.test&verify=012345', {
    verifyOtp: true,
    getUserSession: sessionOf('coach'),
  });
  expect((await code()).value).toBe('012345');
  await user.click(logIn());
  await waitFor(() => expect(address()).toBe('/new_password'));
});

it.each([
  ['a wrong code', refusal(400, 'This code is wrong or too old.'), 'This code is wrong or too old.'],
  ['no connection', noConnection, 'There is no connection to the server. Check your network and try again.'],
] as const)('stays, and says what is wrong under the field: %s', async (_, answer, sentence) => {
  const { user, address } = open('?email=ada@school.test', { verifyOtp: answer });
  await user.type(await code(), '999999');
  await user.click(logIn());
  await screen.findByText(sentence);
  const field = await code();
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['999999', 'true']);
  await user.type(field, '{Backspace}8');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['999998', null]);
  expect(address()).toContain('/verification');
});

it('sends nothing that is no code', async () => {
  const { user, made } = open('?email=ada@school.test');
  await user.type(await code(), '12');
  await user.click(logIn());
  await waitFor(async () => expect((await code()).getAttribute('aria-invalid')).toBe('true'));
  expect(made).toEqual([]);
});

it('asks for another code, which leads where the first one did', async () => {
  const { user, madeOf } = open('?email=ada@school.test&redirect_to=/dashboard', { createOtp: true });
  await user.click(await screen.findByRole('button', { name: 'Send another code' }));
  await screen.findByText('Another code is on its way.');
  expect(madeOf('createOtp').map(({ body }) => body)).toEqual([
    { email: 'ada@school.test', redirect_to: '/dashboard' },
  ]);
});

it.each([
  ['', '/request_reset'],
  ['?redirect_to=/dashboard', '/login?redirect_to=%2Fdashboard'],
])('asks first for the email that is missing in "%s"', async (search, expected) => {
  const { address } = open(search);
  await waitFor(() => expect(address()).toBe(expected));
});
