import { cast } from '@coaching/access/testing';
import type { Flowsheet } from '@coaching/contracts';
import { screen, waitFor } from '@testing-library/react';
import { anInterview } from '../interview/testing/builders';
import { openTool } from '../tool/testing/open-tool';

const { coach } = cast.users;
const { cedar } = cast.organizations;

/** A template of the platform as lists have it. */
function weekly(hidden_orgs: string[]): Flowsheet {
  const {
    questions: _questions,
    additional_information: _information,
    ...head
  } = anInterview({ uid: 't1', title: 'Weekly talk', template: true, system_template: true, hidden_orgs });
  return { ...head, question_count: 1, updated_at: '2026-03-02T09:00:00.000Z' };
}

const open = (as: 'coach' | 'admin', hidden_orgs: string[], after: string[] = []) =>
  openTool(as, 'templates', {
    getInterviewTemplates: { flowsheets: [weekly(hidden_orgs)], total: 1 },
    saveInterview: { interview: anInterview({ uid: 't1', template: true, hidden_orgs: after }) },
  });
const menuOfIt = () => screen.findByRole('button', { name: 'Actions for Weekly talk' });

it('a template that the organization hides says so to a coach, who can do nothing about it', async () => {
  const page = open('coach', [cedar.uid]);
  await screen.findByRole('cell', { name: 'Hidden by your organization' });
  await page.user.click(await menuOfIt());
  const said = await screen.findByRole('menuitem', { name: 'Hidden by your organization' });
  expect(said.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('menuitem', { name: /hide template/i })).toBeNull();
  await page.user.click(said);
  expect(page.madeOf('saveInterview')).toEqual([]);
});

it.each([
  ['Template is shown again', []],
  ['Hidden by your organization', [cedar.uid]],
])('once it is not hidden by oneself any more, what is said is true: %s', async (words, after) => {
  const page = open('coach', [coach.uid], after);
  await page.user.click(await menuOfIt());
  await page.user.click(await screen.findByRole('menuitem', { name: 'Unhide Template' }));
  await screen.findByText(words);
  await waitFor(() =>
    expect(page.madeOf('saveInterview')[0]?.body.interview).toEqual({ uid: 't1', hidden_orgs: [] }),
  );
});

it.each([
  ['coach', 'Template hidden', coach.uid],
  ['admin', 'Template hidden for your organization', cedar.uid],
] as const)('what is said of what the %s hides says for whom', async (as, words, where) => {
  const page = open(as, [], [where]);
  await page.user.click(await menuOfIt());
  await page.user.click(await screen.findByRole('menuitem', { name: 'Hide Template' }));
  await screen.findByText(words);
  expect(page.madeOf('saveInterview')[0]?.body.interview).toEqual({ uid: 't1', hidden_orgs: [where] });
});
