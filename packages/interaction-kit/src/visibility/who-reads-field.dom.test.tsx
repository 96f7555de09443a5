import { cast } from '@coaching/access/testing';
import { renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { WhoReadsField } from './who-reads-field';

const session = sessionOf('coach');
const where = session.user.schools[0]!;
const counting = {
  ...session,
  user: { ...session.user, schools: [{ ...where, counts_only: true }] },
  organization: { ...session.organization!, counts_only: true },
};

const shown = (as: typeof session) =>
  renderPage(
    <WhoReadsField
      client={cast.users.coachee}
      program={null}
      changeable="freely"
      value="shared"
      onChange={() => {}}
    />,
    { as },
  );

const COUNTS = /see counts and minutes, and not what is written\./;

it('says of an organization by counts what its administrators see, where the coach chooses', async () => {
  shown(counting);
  await screen.findByText(COUNTS);
});

it('says nothing of that where administrators read along', async () => {
  shown(session);
  await screen.findByText(/can read it as you write\.$/);
  expect(screen.queryByText(COUNTS)).toBeNull();
});
