import { cast } from '@coaching/access/testing';
import { endSession, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { ProgramForm } from './program-form';

const program = {
  uid: 'literacy',
  organization_uid: cast.organizations.cedar.uid,
  program_name: 'Literacy',
  program_type: 'Reading',
  course_code: null,
};
const open = () => renderPage(<ProgramForm program={program} />, { as: 'admin' });

it('what was typed is there again once one has signed in again', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: /Program name/ }), ' in spring');
  endSession();
  open();
  await screen.findByDisplayValue('Literacy in spring');
});
