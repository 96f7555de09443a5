import { hidesFor } from '@coaching/access';
import type { Interview } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { toast } from '@coaching/ui-kit';
import { useEffect, useRef } from 'react';

type Template = Pick<Interview, 'uid' | 'hidden_orgs'>;

/** The places in which something is hidden, after it was hidden in one or shown there again. */
export const toggledPlace = (hidden_orgs: readonly string[], place: string): string[] =>
  hidden_orgs.includes(place) ? hidden_orgs.filter((one) => one !== place) : [...hidden_orgs, place];

interface HideTemplate {
  isPending: boolean;
  isHidden(template: Template): boolean;
  /** Hides it or, where it is hidden, shows it again. */
  toggle(template: Template): void;
}

/**
 * Hides a template for the organisation, by those who decide for it, else for oneself (spec 2 section 6), with Undo.
 * @param onHidden called with where it is hidden from now on, as long as the screen is there
 */
export function useHideTemplate(onHidden?: (hidden_orgs: string[]) => void): HideTemplate {
  const place = hidesFor(useSession().actor);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isHidden = ({ hidden_orgs }: Template) => hidden_orgs.includes(place);
  const hide = useCallMutation('saveInterview', {
    invalidates: ['getInterviewTemplates'],
    onSuccess: ({ interview }) => {
      if (isHere.current) onHidden?.(interview.hidden_orgs);
      if (isHidden(interview)) toast.success('Template hidden', { undo: () => toggle(interview) });
      else toast.success('Template is shown again');
    },
  });
  const toggle = ({ uid, hidden_orgs }: Template) =>
    hide.mutate({ body: { interview: { uid, hidden_orgs: toggledPlace(hidden_orgs, place) } } });
  return { isPending: hide.isPending, isHidden, toggle };
}
