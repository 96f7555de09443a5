import { cast, embedOf } from '@coaching/access/testing';
import type { AnswerInvitation } from '@coaching/contracts';
import { type Answers, renderPage, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import AnswerInvitations from './answer-invitations';

const { coach } = cast.users;
const { username, initials } = coach;
const invitation = (more: Partial<AnswerInvitation> = {}): AnswerInvitation => ({
  uid: 'talk',
  title: 'Goals for May',
  user_embed: embedOf(coach),
  questions: 3,
  answered: 0,
  ...more,
});
const show = (answers: Answers) => renderPage(<AnswerInvitations />, { at: '/dashboard', answers });
const given = (...invitations: AnswerInvitation[]) => ({ getAnswerInvitations: { invitations } });

it('leads to each conversation in which somebody is asked to answer', async () => {
  show(given(invitation(), invitation({ uid: 'other', title: 'Reading', answered: 1 })));
  const first = await screen.findByRole('link', { name: 'Goals for May' });
  expect(first.getAttribute('href')).toBe('/questions/answers/talk');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    `${initials}Goals for May${username} asks for your answers · 3 questions`,
    `${initials}Reading${username} asks for your answers · 1 of 3 answered`,
  ]);
});

it('counts a single question as one', async () => {
  show(given(invitation({ questions: 1 })));
  expect(await screen.findByText(/ · 1 question$/)).toBeTruthy();
});

it('takes no room where nobody is asked', async () => {
  const { madeOf } = show(given());
  await waitFor(() => expect(madeOf('getAnswerInvitations')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says when it could not be loaded, and asks again', async () => {
  let isDown = true;
  const { user } = show({
    getAnswerInvitations: () => (isDown ? serverFailure() : { invitations: [invitation()] }),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Goals for May' })).toBeTruthy();
});
