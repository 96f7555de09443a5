import { defineRemote } from '@coaching/mfe-kit';
import { latePage } from '@coaching/ui-kit';
import { Navigate, Route, useParams } from 'react-router';
import { loadAnswersPage } from './answer/load-page';

const ConfigurePage = latePage(() => import('./configure/configure-page'));
const AnswerInvitations = latePage(() => import('./invitations/answer-invitations'));
const AnswersPage = latePage(loadAnswersPage);
const ToolPage = latePage(() => import('./tool/tool-page'));
const CategoriesPage = latePage(() => import('./tool/categories-page'));

/** The address under which the specification edits a template (spec 2 section 2, Conversation tool screen). */
function TemplateAlias() {
  const { template = '' } = useParams();
  return <Navigate to={`/questions/config/${template}`} replace />;
}

export const { bootstrap, mount, unmount, update, sendUnsentWork } = defineRemote({
  routes: (
    <>
      <Route path="/questions/config/:interview_uid?" element={<ConfigurePage />} />
      <Route path="/questions/answers/:interview_uid" element={<AnswersPage />} />
      <Route path="/questions/:config_entity/:config_uid/:toolset_uid/:tool_uid" element={<ToolPage />} />
      <Route path="/question/config/:template" element={<TemplateAlias />} />
      <Route path="/categories/:question_type" element={<CategoriesPage />} />
    </>
  ),
  slots: { dashboard: <AnswerInvitations /> },
  sendUnsentWork: async (user_uid) => (await import('./unsent-work/send-all')).sendAll(user_uid),
});
