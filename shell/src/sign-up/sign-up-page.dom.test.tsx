import { cast } from '@coaching/access/testing';
import { type Answers, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { notePendingCourse } from '../course/pending-course';
import SignUpPage from './sign-up-page';

/** Somebody who has just proved their address. */
const newcomer = {
  user: {
    ...cast.users.soloCoach,
    first_name: '',
    last_name: '',
    username: '',
    initials: '',
    licenses: [],
    has_password: false,
  },
  organization: null,
};
const session = { ...newcomer, journal_key: 'A'.repeat(43) };
const course = { program_name: 'Literacy', organization_name: 'Cedar Grove' };
const password = 'a-good-one-for-tests-1';

afterEach(() => localStorage.clear());

const open = (as: typeof newcomer | null, answers: Answers = {}, search = '') =>
  renderPage(<SignUpPage />, { at: `/signup${search}`, as, answers });
const title = () => screen.getByRole('heading', { level: 1 });
const focused = () => document.activeElement;

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('First name'), 'Pat');
  await user.type(screen.getByLabelText('Last name'), 'Lind');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Confirm password'), password);
}
const finish = () => screen.getByRole('button', { name: 'Finish' });

it('names nobody whose password is refused, so that nothing but this page is open to them', async () => {
  const page = open(newcomer, {
    newPassword: refusal(400, 'No.', { errors: [{ path: 'password', message: 'This is used by many.' }] }),
  });
  await fillIn(page);
  await page.user.click(finish());
  await screen.findByText('This is used by many.');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Password')));
  expect(page.madeOf('updateUser')).toEqual([]);
  expect(page.address()).toBe('/signup');
});

it('sets the password once, also where the name has to be sent again', async () => {
  const page = open(newcomer, {
    newPassword: { ok: true },
    updateUser: refusal(400, 'Not now.'),
    getUserSession: session,
  });
  await fillIn(page);
  await page.user.click(finish());
  await screen.findByText('Not now.');
  page.answer({ updateUser: { user: newcomer.user } });
  await page.user.click(finish());
  await waitFor(() => expect(page.address()).toBe('/payment?product=free'));
  expect(page.made.map(({ name }) => name)).toEqual([
    'newPassword',
    'updateUser',
    'updateUser',
    'getUserSession',
  ]);
});

it('says nothing more of a field once it was changed', async () => {
  const errors = [{ path: 'course_code', message: 'This code leads nowhere.' }];
  const { user } = open(null, { loginCheck: refusal(400, 'No.', { errors }) });
  await user.type(screen.getByLabelText('Email'), 'pat@school.test');
  await user.type(screen.getByLabelText('Course code'), 'READ-0{Enter}');
  await screen.findByText('This code leads nowhere.');
  await user.type(screen.getByLabelText('Course code'), '1');
  expect(screen.queryByText('This code leads nowhere.')).toBeNull();
});

it('says nothing more of an email that a later step refused once it was changed', async () => {
  const errors = [{ path: 'email', message: 'Please use another email.' }];
  const { user } = open(
    null,
    { verifyEmail: refusal(400, 'No.', { errors }) },
    '?email=pat%40school.test&verify=123456',
  );
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Please use another email.');
  await user.click(screen.getByRole('button', { name: 'Use another email' }));
  await screen.findByText('Please use another email.');
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.queryByText('Please use another email.')).toBeNull();
});

it('says nothing more of a password once it was changed', async () => {
  const errors = [{ path: 'password', message: 'This is used by many.' }];
  const page = open(newcomer, { newPassword: refusal(400, 'No.', { errors }) });
  await fillIn(page);
  await page.user.click(finish());
  await screen.findByText('This is used by many.');
  await page.user.type(screen.getByLabelText('Password'), '2');
  expect(screen.queryByText('This is used by many.')).toBeNull();
});

it('asks for the email where the address holds a code without one', () => {
  open(null, {}, '?verify=123456');
  expect(title().textContent).toBe('Sign up');
  expect(screen.queryByText(/We sent 6 digits/)).toBeNull();
});

it('puts the focus into the first field of each step, or onto its title', async () => {
  const email = newcomer.user.email;
  const { user, address } = open(null, {
    loginCheck: true,
    verifyEmail: true,
    getUserSession: session,
    lookUpCourse: { course },
  });
  expect(focused()).toBe(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Course code'), 'READ-1{Enter}');
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Code')));
  await user.keyboard('123456{Enter}');
  await screen.findByText('Your course');
  expect(focused()).toBe(title());
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(focused()).toBe(await screen.findByLabelText('First name'));
  expect(address()).not.toContain('course_code');
});

describe('a course code that was entered before', () => {
  it('is asked about when its owner is led back without it, and forgotten once they have answered', async () => {
    notePendingCourse(newcomer.user.email, 'READ-1');
    const { user, madeOf } = open(newcomer, { lookUpCourse: { course } }, '?redirect_to=%2Fdashboard');
    await screen.findByText('Literacy');
    expect(madeOf('lookUpCourse')[0]?.body).toMatchObject({ course_code: 'READ-1' });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await screen.findByLabelText('First name');
    expect(localStorage).toHaveLength(0);
  });

  it('is asked about in the tab that the mail opens, which does not bring it along', async () => {
    const { email } = newcomer.user;
    notePendingCourse(email, 'READ-1');
    const link = `?email=${encodeURIComponent(email)}&verify=123456`;
    const { user } = open(
      null,
      { verifyEmail: true, getUserSession: session, lookUpCourse: { course } },
      link,
    );
    screen.getByText(/Step 2 of 4/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Literacy');
  });

  it('is nothing to whom it was not entered for', () => {
    notePendingCourse('another@school.test', 'READ-1');
    open(newcomer);
    expect(title().textContent).toBe('About you');
  });
});
