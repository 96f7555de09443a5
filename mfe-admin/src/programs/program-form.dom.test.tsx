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

it('says above the buttons what is about no field', async () => {
  const { user } = open({ saveProgram: refusal(404, MESSAGES.notFound) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(MESSAGES.notFound);
  expect(screen.getByRole('textbox', { name: /Program name/ }).getAttribute('aria-invalid')).not.toBe('true');
});
