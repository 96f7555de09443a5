import {
  peopleIn,
  personCopySchema,
  recountTallies,
  refreshEmbeds,
  rememberShownSteps,
  type ServiceContext,
  type ServiceDefinition,
  storePeople,
  storeTools,
  toolCopySchema,
  toolsIn,
} from '@coaching/service-kit';
import { answerSchema, answersIn } from './answers/answers-repository';
import { getAnswerInvitations } from './answers/get-answer-invitations';
import { getLastAnswers } from './answers/get-last-answers';
import { saveCoacheeAnswer } from './answers/save-coachee-answer';
import { pairOldRows } from './bank/old-rows';
import { republish } from './events/republish';
import { favoriteSchema, favoritesIn } from './favorites/favorites-repository';
import { updateFavorite } from './favorites/update-favorite';
import { deleteInterview } from './interviews/delete-interview';
import { getInterview } from './interviews/get-interview';
import { interviewKind } from './interviews/interview-kind';
import { interviewSchema } from './interviews/interview-record';
import { interviewsIn, templateTallySchema } from './interviews/interviews-repository';
import { presentInterviewsWith } from './interviews/present-interview';
import { saveInterview } from './interviews/save-interview';
import { undeleteInterview } from './interviews/undelete-interview';
import { followInterview } from './live/follow-interview';
import { moves } from './moves';
import { organizationCopySchema, organizationsIn } from './organizations/organization-copy';
import { storeOrganizations } from './organizations/store-organizations';
import { purge } from './purge';
import { deleteQuestion } from './questions/delete-question';
import { findNearDuplicates } from './questions/find-near-duplicates';
import { getQuestionOwners } from './questions/get-question-owners';
import { getQuestions } from './questions/get-questions';
import { presentQuestionsWith } from './questions/present-questions';
import { type QuestionStores, questionKind } from './questions/question-kind';
import { questionSchema } from './questions/question-record';
import { questionsIn, questionTallySchema } from './questions/questions-repository';
import { saveQuestion } from './questions/save-question';
import { saveQuestions } from './questions/save-questions';
import { undeleteQuestion } from './questions/undelete-question';
import { conversationsBin } from './recycle-bin/conversations-bin';
import { copyInterviewTemplate } from './templates/copy-interview-template';
import { getInterviewTemplates } from './templates/get-interview-templates';
import { copyQuestions } from './tools/copy-questions';
import { getInterviewToolConfig } from './tools/get-interview-tool-config';
import { pendingCopiesIn, pendingCopySchema } from './tools/pending-copies';
import { getCategoryUses } from './uses/get-category-uses';
import { getNewerWording } from './uses/get-newer-wording';
import { getQuestionUses } from './uses/get-question-uses';

/** All that this service stores. */
const storesIn = (context: Pick<ServiceContext, 'connection' | 'transaction' | 'newsMs'>) => ({
  interviews: interviewsIn(context),
  questions: questionsIn(context),
  answers: answersIn(context.connection),
  favorites: favoritesIn(context.connection),
  people: peopleIn(context.connection, context.newsMs),
  organizations: organizationsIn(context.connection),
  tools: toolsIn(context.connection),
  copies: pendingCopiesIn(context.connection),
});

/** Conversations, the templates they begin from, and the bank of questions. */
export const conversationsService: ServiceDefinition<'conversations'> = {
  name: 'conversations',
  after: ['identity', 'tools'],
  schemas: {
    Interview: interviewSchema,
    Question: questionSchema,
    TemplateTally: templateTallySchema,
    QuestionTally: questionTallySchema,
    Answer: answerSchema,
    Favorite: favoriteSchema,
    PersonCopy: personCopySchema,
    OrganizationCopy: organizationCopySchema,
    ToolCopy: toolCopySchema,
    PendingCopy: pendingCopySchema,
  },
  handlers(context) {
    const stores = storesIn(context);
    const { interviews, questions } = stores;
    const { presentInterview, presentFlowsheets } = presentInterviewsWith(stores);
    const presentQuestions = presentQuestionsWith(stores);
    const interview = interviewKind({ ...stores, present: presentInterview });
    const ofQuestions: QuestionStores = {
      ...stores,
      present: async (row, actor) => (await presentQuestions([row], actor))[0]!,
    };
    const question = questionKind(ofQuestions);
    const all = { ...stores, presentInterview, presentFlowsheets, presentQuestions };
    const bin = conversationsBin({ interview, question }, stores, context);
    return {
      getInterview: getInterview(interviews, presentInterview),
      saveInterview: saveInterview(interview, all, context),
      deleteInterview: deleteInterview(interview, context),
      undeleteInterview: undeleteInterview(interview, presentInterview, context),
      followInterview: followInterview(interviews, presentInterview, context),
      saveCoacheeAnswer: saveCoacheeAnswer(all, context),
      getAnswerInvitations: getAnswerInvitations(stores),
      getLastAnswers: getLastAnswers(interviews),
      getNewerWording: getNewerWording(interviews, questions),
      getInterviewTemplates: getInterviewTemplates(all),
      getInterviewToolConfig: getInterviewToolConfig(stores.tools),
      copyInterviewTemplate: copyInterviewTemplate(all, context),
      getQuestions: getQuestions(all),
      getQuestionOwners: getQuestionOwners(stores, context),
      saveQuestion: saveQuestion(question, all, context),
      saveQuestions: saveQuestions(ofQuestions, presentQuestions, context),
      findNearDuplicates: findNearDuplicates(stores),
      deleteQuestion: deleteQuestion(question, context),
      undeleteQuestion: undeleteQuestion(question, presentQuestions, context),
      getQuestionUses: getQuestionUses(all),
      getCategoryUses: getCategoryUses(all),
      updateFavorite: updateFavorite(all),
      listConversationsBin: bin.list,
      previewConversationsBin: bin.preview,
      restoreConversationsBin: bin.restore,
    };
  },
  reactions(context) {
    const { people, interviews, questions, organizations, tools, copies } = storesIn(context);
    return {
      ...storePeople(people, refreshEmbeds(interviews.embedding, questions.embedding)),
      ...storeOrganizations(organizations),
      ...storeTools(tools),
      'tool.copied': ({ data }, { session }) => copies.add(data, session),
      ...rememberShownSteps(interviews),
    };
  },
  work(context) {
    const stores = storesIn(context);
    const works = [
      copyQuestions(context, stores.copies, stores),
      pairOldRows(stores.questions, context),
      pairOldRows(stores.interviews, context),
    ];
    return {
      async stop() {
        await Promise.all(works.map((work) => work.stop()));
      },
    };
  },
  async recount(context) {
    const { questions, interviews } = storesIn(context);
    const fields = ['keys.places'];
    const wrong = await recountTallies(context, { ...questions, fields });
    return wrong + (await recountTallies(context, { ...interviews, fields }));
  },
  moves,
  republish,
  purge,
};
