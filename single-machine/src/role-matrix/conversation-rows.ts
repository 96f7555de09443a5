import { cedar, coachesOfCoachee, deleters, readers, signedIn, staff } from './everybody';
import type { RowsOf } from './row';

const conversation = { uid: 'demo-conversation-daniel-goal' };
const template = { uid: 'demo-template-goal-setting' };
const question = { uid: 'demo-question-goal-students' };
const tool = { id: 'demo-coaching-cycle' };

/** The coach's conversation with the coachee, and Cedar Grove's templates and bank of questions. */
export const conversationRows: RowsOf<'conversations'> = {
  getInterview: [
    { of: 'a conversation', params: conversation, answered: readers },
    { of: 'a template', params: template, answered: [...cedar, ...staff] },
  ],
  saveInterview: [
    { of: 'the coach’s', body: { interview: { ...conversation } }, answered: ['coach'] },
    { of: 'the template', body: { interview: { ...template } }, answered: ['admin', 'contentAdmin'] },
    {
      of: 'one’s own with the coachee',
      body: {
        interview: {
          uid: '{new}',
          title: 'New',
          interview_type: tool.id,
          client_embed: { uid: 'demo-coachee' },
          questions: [],
        },
      },
      answered: coachesOfCoachee,
      refusal: 400,
    },
  ],
  deleteInterview: {
    params: conversation,
    answered: deleters,
    undo: { by: 'coach', call: 'undeleteInterview', params: conversation },
  },
  undeleteInterview: { params: conversation, answered: deleters },
  followInterview: { params: conversation, answered: readers },
  getInterviewToolConfig: { params: tool, answered: [...cedar, ...staff] },
  saveCoacheeAnswer: {
    params: { uid: 'demo-conversation-daniel-fractions' },
    body: { question_uid: 'demo-conversation-daniel-fractions-0', answer: '<p>Four seconds?</p>' },
    answered: ['coachee'],
    // It is finished, which its coachee alone is told.
    status: 400,
  },
  getAnswerInvitations: { answered: signedIn },
  getLastAnswers: { params: conversation, answered: readers },
  getNewerWording: { params: conversation, answered: readers },
  getInterviewTemplates: { params: tool, answered: [...cedar, ...staff] },
  copyInterviewTemplate: { params: template, body: { uid: '{new}' }, answered: [...cedar, ...staff] },
  getQuestions: { query: { question_type: tool.id }, answered: [...cedar, ...staff] },
  getQuestionOwners: { params: { question_type: tool.id }, answered: [...cedar, ...staff] },
  saveQuestion: [
    { of: 'the organisation’s', body: { question: { ...question } }, answered: ['admin', 'superuser'] },
    {
      of: 'one’s own',
      body: { question: { uid: '{new}', question: 'What now?', question_type: tool.id } },
      answered: [...cedar, ...staff],
      refusal: 400,
    },
  ],
  saveQuestions: {
    body: { questions: [{ uid: '{new}', question: 'What then, {who}?', question_type: tool.id }] },
    answered: [...cedar, ...staff],
    refusal: 400,
  },
  findNearDuplicates: {
    body: { question_type: tool.id, questions: ['What now?'] },
    answered: [...cedar, ...staff],
  },
  deleteQuestion: {
    params: { id: question.uid },
    answered: ['admin', 'superuser'],
    undo: { by: 'superuser', call: 'undeleteQuestion', params: question },
  },
  undeleteQuestion: { params: question, answered: ['admin', 'superuser'] },
  getQuestionUses: { params: question, answered: [...cedar, ...staff] },
  getCategoryUses: { params: { question_type: tool.id }, answered: [...cedar, ...staff] },
  updateFavorite: [
    {
      of: 'one’s own',
      body: {
        ...question,
        favorite_type: 'question',
        favorite_entity: 'User',
        favorite_uid: '{me}',
        favorite_value: 1,
      },
      answered: [...cedar, ...staff],
    },
    {
      of: 'the organisation’s',
      body: {
        ...question,
        favorite_type: 'question',
        favorite_entity: 'Organization',
        favorite_uid: 'demo-cedar-grove',
        favorite_value: 1,
      },
      answered: ['admin'],
    },
  ],
};
