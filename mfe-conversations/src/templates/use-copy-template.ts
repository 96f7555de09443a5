import { newUid } from '@coaching/contracts';
import { useCallMutation } from '@coaching/mfe-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** Copies a template as one's own private one, and leads to where the copy is edited (spec 2 section 2). */
export function useCopyTemplate() {
  const navigate = useNavigate();
  // Uids of copies by their templates: tried again after a lost answer it is the same copy.
  const [uids] = useState(() => new Map<string, string>());
  const copying = useCallMutation('copyInterviewTemplate', {
    invalidates: ['getInterviewTemplates'],
    onSuccess: ({ interview }, { params }) => {
      uids.delete(params.uid);
      void navigate(`/question/config/${interview.uid}`);
    },
  });
  return {
    isCopying: copying.isPending,
    copy(uid: string) {
      const copied = uids.get(uid) ?? newUid();
      uids.set(uid, copied);
      copying.mutate({ params: { uid }, body: { uid: copied } });
    },
  };
}
