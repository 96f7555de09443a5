import { type Role, roles, type TemplateVisibility, templateVisibilities } from '@coaching/contracts';
import {
  looksAfterTemplates,
  mayEditTemplate,
  mayOfferTemplate,
  mayReadTemplate,
  type OfferedTemplate,
  templateVisibilitiesFor,
} from './templates';
import { type Allowed, anActor, anActorIn, type Place, places, testEveryRole } from './testing';

const visible = (visibility: TemplateVisibility): OfferedTemplate => ({
  user: 'somebody',
  visibility,
  organization_uid: /organization|program/.test(visibility) ? 'here' : null,
  program_uid: visibility.startsWith('program') ? 'program-here' : null,
});

const everyoneAt = (...at: Place[]): Allowed =>
  Object.fromEntries(roles.map((role): [Role, Place[]] => [role, at]));
const and = (one: Allowed, other: Allowed): Allowed =>
  Object.fromEntries(roles.map((role) => [role, [...(one[role] ?? []), ...(other[role] ?? [])]]));

const here: Place[] = ['organization', 'program', 'sibling program'];
const staff: Allowed = { Superuser: ['platform'], Support: ['platform'] };
const organizationEditors: Allowed = {
  'Organization Admin': ['organization'],
  'Organization Content Admin': ['organization'],
};
const programEditors: Allowed = {
  'Organization Admin': ['organization'],
  'Program Admin': ['program'],
  'Program Content Admin': ['program'],
};
const systemEditors: Allowed = { Superuser: ['platform'], 'Content Manager': ['platform'] };
const members = everyoneAt(...here);

const editors: Record<TemplateVisibility, Allowed> = {
  private: {},
  organization: organizationEditors,
  organization_draft: organizationEditors,
  program: programEditors,
  program_draft: programEditors,
  system: systemEditors,
  system_draft: systemEditors,
};
const readers: Record<TemplateVisibility, Allowed> = {
  ...editors,
  organization: and(members, staff),
  program: and(and(everyoneAt('program'), { 'Organization Admin': ['organization'] }), staff),
  system: everyoneAt(...places),
};
const offerers: Record<TemplateVisibility, Allowed> = {
  ...editors,
  private: everyoneAt(...places),
  organization: { ...members, Coachee: [], Billing: [] },
};

describe.each(templateVisibilities)('a template that is %s', (visibility) => {
  const template = visible(visibility);
  describe('is edited by', () =>
    testEveryRole((actor) => mayEditTemplate(actor, template), editors[visibility]));
  describe('is read by', () =>
    testEveryRole((actor) => mayReadTemplate(actor, template), readers[visibility]));
  describe('is offered by', () =>
    testEveryRole((actor) => mayOfferTemplate(actor, visibility, template), offerers[visibility]));

  it('stays its owner’s to read and edit', () => {
    const own = { ...template, user: 'actor' };
    expect([
      mayReadTemplate(anActor({ uid: 'actor' }), own),
      mayEditTemplate(anActor({ uid: 'actor' }), own),
    ]).toEqual([true, true]);
  });

  it('and stays theirs in person alone while it is private', () => {
    const staffAsOwner = anActor({ uid: 'actor', real_uid: 'support' });
    const own = { ...template, user: 'actor' };
    const may = [mayReadTemplate(staffAsOwner, own), mayEditTemplate(staffAsOwner, own)];
    expect(may).toEqual(Array(2).fill(visibility !== 'private'));
  });
});

it('a coach of an organisation chooses between private and visible to it', () => {
  const coach = anActor({ schools: [{ organization_uid: 'here', roles: ['Coach'], programs: [] }] });
  const place = { organization_uid: 'here', program_uid: null };
  expect(templateVisibilitiesFor(coach, place)).toEqual(['private', 'organization']);
  expect(templateVisibilitiesFor(coach, { organization_uid: null, program_uid: null })).toEqual(['private']);
});

it.each<[Role, boolean]>(
  roles.map((role) => [
    role,
    ['Content Manager', 'Organization Content Admin', 'Program Content Admin'].includes(role),
  ]),
)('a role for content alone: %s (%s)', (role, looks) => {
  for (const actor of [anActor({ roles: [role] }), anActorIn('o', role), anActorIn('o', role, 'p')])
    expect(looksAfterTemplates(actor)).toBe(looks);
});
