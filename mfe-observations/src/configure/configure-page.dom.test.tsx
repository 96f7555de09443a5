import { type CastName, cast } from '@coaching/access/testing';
import { MESSAGES, type Observation } from '@coaching/contracts';
import {
  type Answers,
  type RenderPageOptions,
  refusal,
  renderPage,
  serverFailure,
  sessionOf,
} from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { anObservation } from '../observation/testing/builders';
import ConfigurePage from './configure-page';

const { coachee } = cast.people;
const defaults = { own: null, organization: null, lanes: null, tool_lanes: [] };

const always: Answers = {
  getObservationDefaults: { observation_defaults: defaults },
  getProgramsForUser: { programs: [], total: 0 },
  getToolConfig: refusal(404, 'There is no tool set.'),
};

const open = ({ answers, ...options }: RenderPageOptions) =>
  renderPage(<ConfigurePage />, { ...options, answers: { ...always, ...answers } });

/** What the server makes of a draft. */
const saved = (observation: Partial<Observation>, draft: object): Observation => ({
  ...anObservation(observation),
  ...(draft as Partial<Observation>),
  revision: (observation.revision ?? 0) + 1,
});

const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });

describe('a new observation', () => {
  const withDaniel: RenderPageOptions = {
    at: '/config?client_uid=daniel',
    answers: { getUser: { user: cast.users.coachee } },
  };

  it('is saved with the coachee of the address, and leads to its script', async () => {
    const { user, madeOf, address } = open({
      ...withDaniel,
      answers: {
        ...withDaniel.answers,
        saveObservation: ({ body }) => ({ observation: saved({}, { uid: body.observation.uid }) }),
      },
    });
    await user.type(await titleField(), 'Verbs');
    expect(screen.getByText('Daniel Reyes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start observation' }));
    await waitFor(() => expect(address()).toMatch(/^\/observation\//));
    const drafts = madeOf('saveObservation').map(({ body }) => body.observation);
    expect(drafts).toMatchObject([{ title: 'Verbs', client: coachee.uid }]);
    expect(address()).toBe(`/observation/${drafts[0]!.uid}`);
  });

  it('starts as its coach has chosen, which nobody chooses who is signed in as them', async () => {
    const real = { uid: cast.users.support.uid, username: 'Sam', until: '2100-01-01T00:00:00.000Z' };
    const asThem = { ...sessionOf('coach'), real };
    open({ ...withDaniel, as: asThem });
    await titleField();
    expect(screen.queryByRole('button', { name: /^Change what new observations/ })).toBeNull();
  });

  it("is in its coachee's only program, which nobody has to choose", async () => {
    const place = { program_name: 'Literacy', organization_uid: cast.organizations.cedar.uid };
    const { user, madeOf } = open({
      ...withDaniel,
      answers: {
        ...withDaniel.answers,
        getProgramsForUser: { programs: [{ ...place, uid: 'lit' }], total: 1 },
        saveObservation: ({ body }) => ({ observation: saved({}, { uid: body.observation.uid }) }),
      },
    });
    // Its place is there before it is known which there are.
    expect((await screen.findByLabelText<HTMLSelectElement>('Program')).disabled).toBe(true);
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Program').value).toBe('lit'));
    expect(madeOf('saveObservation')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start observation' }));
    await waitFor(() =>
      expect(madeOf('saveObservation').map(({ body }) => body.observation.program_embed)).toEqual([
        { ...place, program_uid: 'lit' },
      ]),
    );
  });

  it('keeps what was typed when the server refuses, and makes no second one when it is sent again', async () => {
    const { user, answer, madeOf, address } = open({
      ...withDaniel,
      answers: { ...withDaniel.answers, saveObservation: refusal(403, 'Your license has ended.') },
    });
    await user.type(await titleField(), 'Verbs');
    const start = screen.getByRole('button', { name: 'Start observation' });
    await user.click(start);
    await screen.findByText('Your license has ended.');
    expect((await titleField()).value).toBe('Verbs');
    answer({ saveObservation: ({ body }) => ({ observation: saved({}, { uid: body.observation.uid }) }) });
    await user.click(start);
    await waitFor(() => expect(address()).toMatch(/^\/observation\//));
    const [first, second] = madeOf('saveObservation').map(({ body }) => body.observation.uid);
    expect(second).toBe(first);
  });

  it('asks for its coachee before anything is sent', async () => {
    const { user, madeOf } = open({ at: '/config', answers: { getUsers: { users: [], total: 0 } } });
    await titleField();
    await user.click(screen.getByRole('button', { name: 'Start observation' }));
    const field = screen.getByLabelText(/Coachee/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(madeOf('saveObservation')).toEqual([]);
  });

  it('is not begun with somebody the coach may not see', async () => {
    open({ ...withDaniel, answers: { getUser: refusal(404, 'Not found.') } });
    await screen.findByText(MESSAGES.notFound);
    expect(screen.queryByRole('button', { name: 'Start observation' })).toBeNull();
  });

  it('says that its coachee could not be loaded, and goes on after a retry', async () => {
    const { user, answer } = open({ ...withDaniel, answers: { getUser: serverFailure() } });
    await screen.findByText('The coachee could not be loaded.');
    answer({ getUser: { user: cast.users.coachee } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await titleField();
  });
});

describe('an observation that is there', () => {
  const edit = (as: CastName, answers: Answers) =>
    open({ at: '/config/o1', path: '/config/:observation_uid', as, answers });

  it('is changed by its coach, who is led back to the script', async () => {
    const observation = anObservation({ revision: 4 });
    const { user, madeOf, address } = edit('coach', {
      getObservation: { observation },
      saveObservation: ({ body }) => ({
        observation: { ...observation, title: body.observation.title!, revision: 5 },
      }),
    });
    const title = await titleField();
    expect(title.value).toBe('Fractions');
    await user.clear(title);
    await user.type(title, 'Verbs');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/observation/o1'));
    expect(madeOf('saveObservation').map(({ body }) => body.observation)).toMatchObject([
      { uid: 'o1', title: 'Verbs', revision: 4 },
    ]);
  });

  it('takes over what was changed elsewhere in the meantime', async () => {
    const observation = anObservation({ revision: 4 });
    const theirs = { ...observation, additional_information: '<p>From the tablet</p>', revision: 5 };
    const { user, madeOf, address } = edit('coach', {
      getObservation: { observation },
      saveObservation: ({ body }) =>
        body.observation.revision === 4
          ? refusal(409, 'This was changed elsewhere.', { observation: theirs } as object)
          : { observation: { ...theirs, title: body.observation.title!, revision: 6 } },
    });
    const title = await titleField();
    await user.clear(title);
    await user.type(title, 'Verbs');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe('/observation/o1'));
    const last = madeOf('saveObservation').at(-1)!.body.observation;
    expect(last).toMatchObject({ title: 'Verbs', revision: 5 });
    // What was not changed here is not sent, so theirs stays.
    expect(last).not.toHaveProperty('additional_information', '');
  });

  it.each(['coachee', 'admin', 'superuser'] as const)('is not changed by another: %s', async (as) => {
    edit(as, { getObservation: { observation: anObservation() } });
    await screen.findByText('Only the coach of an observation can change it.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    const read = screen.getByRole('link', { name: 'Read the observation' });
    expect(read.getAttribute('href')).toBe('/observation/o1');
  });

  it('is absent for who may not see it', async () => {
    edit('strangerCoach', { getObservation: refusal(404, 'Not found.') });
    await screen.findByText(MESSAGES.notFound);
    expect(screen.queryByText('Only the coach of an observation can change it.')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    screen.getByRole('button', { name: 'Look again' });
    const back = screen.getByRole('link', { name: 'Back to the interactions' });
    expect(back.getAttribute('href')).toBe('/interactions');
  });
});
