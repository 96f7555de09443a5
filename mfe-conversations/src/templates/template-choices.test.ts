import { anActor } from '@coaching/access/testing';
import type { Actor, Organization, Role } from '@coaching/contracts';
import { questionChoiceOf, questionChoices } from '../bank/question-choices';
import { anInterview, aQuestion } from '../interview/testing/builders';
import { offeredTo, templateChoiceOf, templateChoices } from './template-choices';

const cedar: Organization = {
  uid: 'cedar',
  name: 'Cedar Grove',
  short_name: 'CG',
  logo: null,
  has_resources: false,
  programs: [{ uid: 'lit', program_name: 'Literacy', organization_uid: 'cedar' }],
};

const inCedar = (roles: Role[], program: Role[] = []): Actor =>
  anActor({
    organization_uid: 'cedar',
    schools: [{ organization_uid: 'cedar', roles, programs: [{ program_uid: 'lit', roles: program }] }],
  });

const coach = inCedar(['Coach']);
const programAdmin = inCedar([], ['Program Admin']);
const admin = inCedar(['Organization Admin']);
const superuser = anActor({ organization_uid: 'cedar', roles: ['Superuser'] });
const alone = anActor({ roles: ['Coach'] });

describe('templates', () => {
  const labels = (actor: Actor, organization: Organization | null = cedar) =>
    templateChoices(actor, organization).map(({ label }) => label);

  it.each([
    ['a coach', coach, ['Private', 'Visible to Cedar Grove']],
    [
      'a program admin',
      programAdmin,
      ['Private', 'Visible to Cedar Grove', 'Program template: Literacy', 'Draft program template: Literacy'],
    ],
    [
      'an organization admin',
      admin,
      [
        'Private',
        'Organization template',
        'Draft organization template',
        'Program template: Literacy',
        'Draft program template: Literacy',
      ],
    ],
    ['a superuser', superuser, ['Private', 'System template', 'Draft system template']],
  ])('%s can offer', (_, actor, expected) => {
    expect(labels(actor)).toEqual(expected);
  });

  it('somebody without an organization keeps them', () => {
    expect(labels(alone, null)).toEqual(['Private']);
  });

  it('a choice sets flags that are that choice', () => {
    for (const { value, flags } of templateChoices(admin, cedar)) expect(templateChoiceOf(flags)).toBe(value);
  });

  it('are named in a list after who is offered them', () => {
    const flags = templateChoices(admin, cedar).map((choice) => offeredTo(anInterview(choice.flags)));
    expect(flags).toEqual(['Private', 'Cedar Grove', 'Cedar Grove (draft)', 'Literacy', 'Literacy (draft)']);
  });
});

describe('questions', () => {
  const labels = (actor: Actor, organization: Organization | null = cedar) =>
    questionChoices(actor, organization).map(({ label }) => label);

  it.each([
    ['a coach', coach, ['Private']],
    ['a program admin', programAdmin, ['Private', 'Program: Literacy']],
    ['an organization admin', admin, ['Private', 'Everyone at Cedar Grove', 'Program: Literacy']],
    [
      'a superuser',
      superuser,
      ['Private', 'Everyone at Cedar Grove', 'Everyone (system question)', 'Program: Literacy'],
    ],
  ])('%s can offer', (_, actor, expected) => {
    expect(labels(actor)).toEqual(expected);
  });

  it('a choice sets flags that are that choice', () => {
    for (const { value, flags } of questionChoices(admin, cedar))
      expect(questionChoiceOf(aQuestion('q', flags))).toBe(value);
  });
});
