import { useCallMutation } from '@coaching/mfe-kit';
import { useNavigate } from 'react-router';

/** Copies a template as one's own private one, and leads to where the copy is edited (spec 2 section 2). */
export function useCopyTemplate() {
  const navigate = useNavigate();
  const copying = useCallMutation('copyInterviewTemplate', {
    invalidates: ['getInterviewTemplates'],
    onSuccess: ({ interview }) => void navigate(`/question/config/${interview.uid}`),
  });
  return {
    isCopying: copying.isPending,
    copy: (uid: string) => copying.mutate({ params: { uid } }),
  };
}
