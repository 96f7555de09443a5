import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { refusal, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import ProgramPage from './program-page';

it('leads from a program that is deleted to the list, where nothing can be tried again', async () => {
  const { uid } = cast.organizations.cedar;
  renderPage(<ProgramPage />, {
    at: `/organization/${uid}/program/literacy`,
    path: '/organization/:organization_uid/program/:program_uid',
    as: 'admin',
    answers: { getProgram: refusal(404, MESSAGES.notFound) },
  });
  await screen.findByText(MESSAGES.notFound);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Programs' }).getAttribute('href')).toBe(
    `/organization/${uid}#programs`,
  );
});
