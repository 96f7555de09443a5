import { defineRemote } from '@coaching/mfe-kit';
import { lazy } from 'react';
import { Navigate, Route, useParams } from 'react-router';

const ConfigurePage = lazy(() => import('./configure/configure-page'));
const AnswersPage = lazy(() => import('./answer/answers-page'));
const ToolPage = lazy(() => import('./tool/tool-page'));
const CategoriesPage = lazy(() => import('./tool/categories-page'));

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
  sendUnsentWork: async (user_uid) => (await import('./unsent-work/send-all')).sendAll(user_uid),
});
