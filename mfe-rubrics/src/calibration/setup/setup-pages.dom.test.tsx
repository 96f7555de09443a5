import { type CastName, cast, embedOf } from '@coaching/access/testing';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRubric } from '../../instance/testing/builders';
import { aCalibration } from '../testing/builders';
import EditCalibrationPage from './edit-calibration-page';
import NewCalibrationPage from './new-calibration-page';

const { coach, secondCoach } = cast.users;
const set = aToolSet({
  tools: [aTool({ uid: 'practices', name: 'Practices', tool_type: 'Rubric' }), aTool()],
});
const found = { ...embedOf(secondCoach), email: secondCoach.email };

const always: Answers = {
  getRubric: { rubric: aRubric() },
  getToolConfig: { tool_config: set },
  getInteractions: { user: null, total: 0, observations: [] },
  getUsers: { users: [found], total: 1 },
};

const begin = (answers: Answers = {}, as: CastName = 'coach') =>
  renderPage(<NewCalibrationPage />, {
    at: '/calibrations/new?rubric_uid=practices',
    path: '/calibrations/new',
    as,
    answers: { ...always, ...answers },
  });

it('starts one with who leads it and who was picked, and leads there', async () => {
  const page = begin({
    saveCalibration: ({ body }) => ({ calibration: aCalibration({ uid: body.calibration.uid! }) }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Start calibration' }));
  expect(await screen.findByText('Please choose at least one more observer.')).toBeTruthy();
  expect(page.madeOf('saveCalibration')).toEqual([]);
  await page.user.click(screen.getByRole('combobox', { name: /^Observers/ }));
  await page.user.click(await screen.findByRole('option', { name: secondCoach.username }));
  await page.user.click(screen.getByRole('button', { name: 'Start calibration' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/calibrations\/\w{27}$/));
  expect(page.madeOf('saveCalibration').map(({ body }) => body.calibration)).toMatchObject([
    { tool_uid: 'practices', observers: [coach.uid, secondCoach.uid] },
  ]);
  const roles = page.madeOf('getUsers').map(({ query }) => query.role);
  expect([...new Set(roles)].sort()).toEqual(['Coach', 'Organization Admin', 'Program Admin']);
});

it('is not for who coaches in no organization', async () => {
  begin({}, 'soloCoach');
  expect(await screen.findByText(/made by those who coach in the organization/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start calibration' })).toBeNull();
});

it('is changed by nobody but who leads it', async () => {
  renderPage(<EditCalibrationPage />, {
    at: '/calibrations/cal/edit',
    path: '/calibrations/:calibration_uid/edit',
    as: 'secondCoach',
    answers: { ...always, getCalibration: { calibration: aCalibration() } },
  });
  expect(await screen.findByText('Only who leads this calibration can change it.')).toBeTruthy();
});
