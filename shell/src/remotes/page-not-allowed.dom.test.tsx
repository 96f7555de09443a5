import type { CastName } from '@coaching/access/testing';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { PageNotAllowed } from './page-not-allowed';

it.each<[who: CastName, whom: string]>([
  ['coach', 'an administrator of your organization'],
  ['soloCoach', 'support'],
])('tells %s to ask %s', async (as, whom) => {
  renderPage(<PageNotAllowed />, { as });
  await screen.findByText(`If you need it for your work, ask ${whom}.`);
});
