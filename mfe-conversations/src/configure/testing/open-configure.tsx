import { cast, embedOf } from '@coaching/access/testing';
import type { Interview } from '@coaching/contracts';
import { type Answers, type RenderPageOptions, renderPage } from '@coaching/mfe-kit/testing';
import { aTalk } from '../../interview/testing/a-talk';
import { anInterview, aPinned } from '../../interview/testing/builders';
import ConfigurePage from '../configure-page';

const { coach, coachee } = cast.users;

/** The coach's own set, with the one tool that conversations have here. */
export const { set } = aTalk({ structured: true });

/** As the server answers a save of what it was sent. */
export const stored = (sent: object): Interview =>
  ({
    ...anInterview({ user: coach.uid, user_embed: embedOf(coach), interview_type: 'talk', tool_uid: 'talk' }),
    ...sent,
    revision: 1,
    client_embed: [embedOf(coachee)],
    questions: [],
  }) as Interview;

const answers: Answers = {
  getToolConfig: { tool_config: set },
  getUser: { user: coachee },
  getProgramsForUser: { programs: [], total: 0 },
  getUsers: { users: [], total: 0 },
  getNewerWording: { wordings: [] },
  saveInterview: ({ body }) => ({ interview: stored(body.interview) }),
};

/** Opens the page of an address. */
export const openConfigure = (at: string, more: Answers = {}, as: RenderPageOptions['as'] = 'coach') =>
  renderPage(<ConfigurePage />, {
    at,
    path: '/questions/config/:interview_uid?',
    as,
    answers: { ...answers, ...more },
  });

/** One that is there already, with two questions under Goals. */
export const shared = anInterview({
  uid: 'i9',
  user: coach.uid,
  user_embed: embedOf(coach),
  client_embed: [embedOf(coachee)],
  interview_type: 'talk',
  questions: [aPinned('one', { category: 'goal' }), aPinned('two', { category: 'goal' })],
});

/** A template of somebody else's, of the platform. */
export const theirTemplate = {
  ...shared,
  template: true,
  client_embed: [],
  user: 'somebody',
  system_template: true,
};
