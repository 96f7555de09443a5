import { anActor, anActorIn } from '@coaching/access/testing';
import {
  type Actor,
  type Organization,
  type QuestionVisibility,
  questionFlagsFor,
  questionVisibilities,
  type TemplateVisibility,
  templateFlagsFor,
  templateVisibilities,
} from '@coaching/contracts';
import { templateChoices, templateVisibility } from '../templates/template-choices';
import { questionChoices, questionVisibility } from './question-choices';

const organizationOf = (uid: string, name: string, program: string): Organization => ({
  uid,
  name,
  short_name: name,
  logo: null,
  has_resources: false,
  programs: [{ uid: program, program_name: program, organization_uid: uid }],
});
const cedar = organizationOf('cedar', 'Cedar Grove', 'lit');
const lakeside = organizationOf('lakeside', 'Lakeside', 'math');

const placeIn = ({ uid, name, short_name, programs }: Organization) => ({
  organization: { uid, name, short_name },
  program: {
    program_uid: programs[0]!.uid,
    program_name: programs[0]!.program_name,
    organization_uid: uid,
  },
});

const actors: [string, Actor, Organization | null][] = [
  ['Coach', anActorIn('cedar', 'Coach'), cedar],
  ['Coachee', anActorIn('cedar', 'Coachee'), cedar],
  ['Program Admin', anActorIn('cedar', 'Program Admin', 'lit'), cedar],
  ['Program Content Admin', anActorIn('cedar', 'Program Content Admin', 'lit'), cedar],
  ['Organization Admin', anActorIn('cedar', 'Organization Admin'), cedar],
  ['Organization Content Admin', anActorIn('cedar', 'Organization Content Admin'), cedar],
  ['Billing', anActorIn('cedar', 'Billing'), cedar],
  ['Superuser in an organization', anActor({ roles: ['Superuser'], organization_uid: 'cedar' }), cedar],
  ['Superuser in none', anActor({ roles: ['Superuser'] }), null],
  ['Support', anActor({ roles: ['Support'], organization_uid: 'cedar' }), cedar],
  ['Content Manager', anActor({ roles: ['Content Manager'] }), null],
  ['coach on their own', anActor({ roles: ['Coach'] }), null],
];

const labelOf = ({ choices }: { choices: { value: string; label: string }[] }, value: string) =>
  choices.filter((choice) => choice.value === value).map(({ label }) => label);

describe.each(actors)('of a %s', (_, actor, organization) => {
  it('a new question and a new template begin private', () => {
    const question = questionVisibility(questionChoices(actor, organization), null);
    expect(labelOf(question, question.initial)).toEqual(['Private']);
    const none = templateFlagsFor('private', { organization: null, program: null });
    const template = templateVisibility(templateChoices(actor, organization), none);
    expect(labelOf(template, template.value)).toEqual(['Private']);
  });

  it.each<[QuestionVisibility, string]>([
    ['private', 'private'],
    ['organization', 'organization:cedar'],
    ['program', 'program:lit'],
    ['system', 'system'],
  ])('a question that is offered so begins as it is: %s', (visibility, value) => {
    const flags = questionFlagsFor(visibility, placeIn(cedar));
    const shown = questionVisibility(questionChoices(actor, organization), flags);
    expect(shown.initial).toBe(value);
    expect(labelOf(shown, value)).toHaveLength(1);
  });

  it.each<[TemplateVisibility, string]>([
    ['private', 'private'],
    ['organization', 'organization:cedar'],
    ['organization_draft', 'organization_draft:cedar'],
    ['program', 'program:lit'],
    ['program_draft', 'program_draft:lit'],
    ['system', 'system'],
    ['system_draft', 'system_draft'],
  ])('a template that is offered so begins as it is: %s', (visibility, value) => {
    const flags = templateFlagsFor(visibility, placeIn(cedar));
    const shown = templateVisibility(templateChoices(actor, organization), flags);
    expect(shown.value).toBe(value);
    expect(labelOf(shown, value)).toHaveLength(1);
  });

  it("what another organization offers is not taken for one's own offer", () => {
    for (const visibility of questionVisibilities.filter((one) => /^(org|prog)/.test(one))) {
      const choices = questionChoices(actor, organization);
      const { initial } = questionVisibility(choices, questionFlagsFor(visibility, placeIn(lakeside)));
      expect(choices.map(({ value }) => value)).not.toContain(initial);
    }
    for (const visibility of templateVisibilities.filter((one) => /^(org|prog)/.test(one))) {
      const choices = templateChoices(actor, organization);
      const { value } = templateVisibility(choices, templateFlagsFor(visibility, placeIn(lakeside)));
      expect(choices.map((choice) => choice.value)).not.toContain(value);
    }
  });
});
