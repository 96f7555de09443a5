import { cast } from '@coaching/access/testing';
import type { Answers } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openConfigure, shared } from './testing/open-configure';

const { coachee } = cast.users;
const { cedar } = cast.organizations;

describe("the coachee's only program", () => {
  const literacy = { uid: 'lit', program_name: 'Literacy', organization_uid: cedar.uid };
  const one: Answers = { getProgramsForUser: { programs: [literacy], total: 1 } };
  const preselected = async () => {
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Program').value).toBe('lit'));
  };

  it('is preselected, and no reason to make the conversation', async () => {
    const page = openConfigure(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`, one);
    await preselected();
    // Nobody named it, as nothing was changed.
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.address()).not.toContain('/questions/config'));
    expect(page.madeOf('saveInterview')).toEqual([]);
  });

  it('goes along with the first thing that somebody changes', async () => {
    const page = openConfigure(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`, one);
    await preselected();
    await page.user.type(screen.getByLabelText('Title'), 'Our talk');
    await page.user.tab();
    await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(1));
    expect(page.madeOf('saveInterview')[0]?.body.interview).toMatchObject({
      title: 'Our talk',
      program_embed: { program_uid: 'lit' },
    });
  });

  it('is not that of one that is there without it, until its coach chooses it', async () => {
    const page = openConfigure('/questions/config/i9', {
      ...one,
      getInterview: { interview: { ...shared, shown: false, visibility: 'private', end_timestamp: null } },
    });
    const field = await screen.findByLabelText<HTMLSelectElement>('Program');
    await within(field).findByRole('option', { name: 'Literacy' });
    expect(field.value).toBe('');
    await page.user.type(screen.getByLabelText('Title'), '!');
    await page.user.tab();
    await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(1));
    expect(page.madeOf('saveInterview')[0]?.body.interview).not.toHaveProperty('program_embed');
    await page.user.selectOptions(field, 'Literacy');
    await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(2));
    expect(page.madeOf('saveInterview')[1]?.body.interview).toMatchObject({
      program_embed: { program_uid: 'lit', program_name: 'Literacy', organization_uid: cedar.uid },
    });
  });
});
