import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { type Answers, endSession, refusal, renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { ProgramForm } from './program-form';

const program = {
  uid: 'literacy',
  organization_uid: cast.organizations.cedar.uid,
  program_name: 'Literacy',
  program_type: 'Reading',
  course_code: null,
};
const open = (answers: Answers = {}) =>
  renderPage(<ProgramForm program={program} />, {
    as: 'admin',
    answers: { getUserSession: sessionOf('admin'), ...answers },
  });

it('what was typed is there again once one has signed in again', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: /Program name/ }), ' in spring');
  endSession();
  open();
  await screen.findByDisplayValue('Literacy in spring');
});

it('sends only what was changed, so that what somebody else saves meanwhile stays', async () => {
  const { user, madeOf } = open({ saveProgram: { program } });
  const type = screen.getByRole('textbox', { name: 'Program type' });
  await user.clear(type);
  await user.type(type, 'Writing');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Program Literacy updated successfully');
  expect(madeOf('saveProgram').map(({ body }) => body)).toEqual([
    { program: { uid: 'literacy', program_type: 'Writing' } },
  ]);
});

it('says what a course code is made of, and under its field when one is not', async () => {
  const { user, madeOf } = open({ saveProgram: { program } });
  const code = screen.getByRole('textbox', { name: 'Course code' });
  expect(code).toHaveProperty('value', '');
  screen.getByText(/At least 4 letters from A to Z, digits, hyphens or underscores/);
  await user.type(code, 'abc');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Please use at least 4 characters/);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.type(code, '-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Program Literacy updated successfully');
  expect(madeOf('saveProgram').map(({ body }) => body)).toEqual([
    { program: { uid: 'literacy', course_code: 'ABC-1' } },
  ]);
});

it('a course code of before, which is shorter, keeps nothing else from being saved', async () => {
  const { user, madeOf } = renderPage(<ProgramForm program={{ ...program, course_code: 'AB' }} />, {
    as: 'admin',
    answers: { getUserSession: sessionOf('admin'), saveProgram: { program } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Program type' }), ' lab');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Program Literacy updated successfully');
  expect(madeOf('saveProgram')).toHaveLength(1);
});

it('says above the buttons what is about no field', async () => {
  const { user } = open({ saveProgram: refusal(404, MESSAGES.notFound) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(MESSAGES.notFound);
  expect(screen.getByRole('textbox', { name: /Program name/ }).getAttribute('aria-invalid')).not.toBe('true');
});
