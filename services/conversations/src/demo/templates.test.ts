import { mayOfferTemplate, mayReadQuestion } from '@coaching/access';
import { interviewDraftSchema, templateVisibilities } from '@coaching/contracts';
import { platformTools } from '@coaching/demo';
import { demoQuestions } from './bank/demo-questions';
import { demoTemplates } from './templates';
import { demoActor } from './testing/demo-actors';

const now = new Date('2026-11-21T12:00:00.000Z');
const templates = demoTemplates(now);

it('has eight templates of every visibility', () => {
  expect(templates).toHaveLength(8);
  expect(new Set(templates.map(({ offered }) => offered))).toEqual(new Set(templateVisibilities));
});

it.each(templates)('$uid is as the contract has it, and its owner may offer it so', (template) => {
  const { uid, title, questions, interview_type, offered, organization_uid, program_uid, saved } = template;
  const draft = { uid, template: true, title, questions, interview_type };
  expect(interviewDraftSchema.parse(draft)).toEqual(draft);
  const owner = demoActor(template.user);
  expect(mayOfferTemplate(owner, offered!, { organization_uid, program_uid })).toBe(true);
  expect(saved.getTime()).toBeLessThan(now.getTime());
});

it.each(templates)('$uid is of the set that has its tool', ({ interview_type, tool_config_uid }) => {
  const isPlatforms = interview_type === platformTools.conversation;
  expect(tool_config_uid).toBe(isPlatforms ? 'demo-core-tools' : 'demo-cedar-tools');
});

it.each(templates)(
  '$uid asks what its owner is offered in the bank of its tool',
  ({ user, interview_type, questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { question_uid, answer } of questions) {
      expect(answer).toBe('');
      if (question_uid === null) continue;
      const asked = demoQuestions.find(({ uid }) => uid === question_uid)!;
      expect(asked.question_type).toBe(interview_type);
      expect(mayReadQuestion(demoActor(user), { ...asked, visibility: asked.offered })).toBe(true);
    }
  },
);
