import { type QuestionVisibility, questionVisibilities, type Role, roles } from '@coaching/contracts';
import {
  mayEditQuestion,
  mayOfferQuestion,
  mayReadQuestion,
  type OfferedQuestion,
  questionVisibilitiesFor,
} from './questions';
import { type Allowed, anActor, type Place, places, testEveryRole } from './testing';

const visible = (visibility: QuestionVisibility): OfferedQuestion => ({
  user: 'somebody',
  visibility,
  organization_uid: visibility === 'organization' || visibility === 'program' ? 'here' : null,
  program_uid: visibility === 'program' ? 'program-here' : null,
});

const everyoneAt = (...at: Place[]): Allowed =>
  Object.fromEntries(roles.map((role): [Role, Place[]] => [role, at]));
const and = (one: Allowed, other: Allowed): Allowed =>
  Object.fromEntries(roles.map((role) => [role, [...(one[role] ?? []), ...(other[role] ?? [])]]));

const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };
const superuser: Allowed = { Superuser: ['platform'] };
const organizationAdmins: Allowed = { ...superuser, 'Organization Admin': ['organization'] };
const programAdmins: Allowed = { ...organizationAdmins, 'Program Admin': ['program'] };

const editors: Record<QuestionVisibility, Allowed> = {
  private: superuser,
  organization: organizationAdmins,
  program: programAdmins,
  system: superuser,
};
const readers: Record<QuestionVisibility, Allowed> = {
  private: superuser,
  organization: and(everyoneAt('organization', 'program', 'sibling program'), staff),
  program: and(and(everyoneAt('program'), { 'Organization Admin': ['organization'] }), staff),
  system: everyoneAt(...places),
};

describe.each(questionVisibilities)('a question that is %s', (visibility) => {
  const question = visible(visibility);
  describe('is edited by', () =>
    testEveryRole((actor) => mayEditQuestion(actor, question), editors[visibility]));
  describe('is read by', () =>
    testEveryRole((actor) => mayReadQuestion(actor, question), readers[visibility]));
  describe('is offered by', () =>
    testEveryRole(
      (actor) => mayOfferQuestion(actor, visibility, question),
      {
        ...editors,
        private: everyoneAt(...places),
      }[visibility],
    ));

  it('stays its owner’s to edit while it is private alone', () => {
    expect(mayEditQuestion(anActor({ uid: 'actor' }), { ...question, user: 'actor' })).toBe(
      visibility === 'private',
    );
    const staffAsOwner = anActor({ uid: 'actor', real_uid: 'support' });
    const own = { ...question, user: 'actor' };
    expect(mayEditQuestion(staffAsOwner, own)).toBe(false);
    expect(mayReadQuestion(staffAsOwner, own)).toBe(visibility === 'system');
  });
});

it('a Program Admin chooses between private and the program', () => {
  const programs = [{ program_uid: 'program-here', roles: ['Program Admin' as const] }];
  const admin = anActor({ schools: [{ organization_uid: 'here', roles: [], programs }] });
  const place = { organization_uid: 'here', program_uid: 'program-here' };
  expect(questionVisibilitiesFor(admin, place)).toEqual(['private', 'program']);
});
