import { screen, waitFor, within } from '@testing-library/react';
import { aPinned } from '../interview/testing/builders';
import { openConfigure, shared } from './testing/open-configure';

it('asks what a template asks, in words and versions as they stand there, and once', async () => {
  const asked = aPinned('asked', { question_uid: 'bank', version: 2, category: 'warm' });
  const template = {
    ...shared,
    uid: 't1',
    title: 'Weekly talk',
    template: true,
    client_embed: [],
    questions: [asked],
  };
  const { questions: _questions, additional_information: _information, ...head } = template;
  const flowsheet = { ...head, question_count: 1, updated_at: '2026-03-02T09:00:00.000Z' };
  const page = openConfigure('/questions/config/i9', {
    getInterview: ({ params }) => ({ interview: params.uid === 't1' ? template : shared }),
    getInterviewTemplates: { flowsheets: [flowsheet], total: 1 },
  });
  for (const time of ['first', 'second']) {
    await page.user.click(await screen.findByRole('button', { name: 'Use template' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use template' });
    await page.user.click(await within(dialog).findByRole('checkbox', { name: /Weekly talk/ }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Add questions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (time === 'first') await screen.findByText('asked?');
  }
  await waitFor(() => {
    const last = page.madeOf('saveInterview').at(-1)?.body.interview.questions;
    const pinned = last?.filter(({ question_uid }) => question_uid === 'bank');
    expect(pinned).toMatchObject([{ version: 2, category: 'warm', answer: '' }]);
    expect(pinned?.[0]?.uid).not.toBe('asked');
  });
});
