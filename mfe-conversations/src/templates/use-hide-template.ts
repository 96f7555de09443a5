import type { Interview } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { type MenuEntry, toast } from '@coaching/ui-kit';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { HIDDEN_BY_ORGANIZATION, type Hider, hiddenAfter, hiddenBy, hidesForAll } from '../hiding/hidden-by';

type Template = Pick<Interview, 'uid' | 'hidden_orgs'>;

interface HideTemplate {
  isPending: boolean;
  /** Null where it is shown. */
  hiddenBy(template: Template): Hider | null;
  /** What is said of one that the organization hides; undefined for others. */
  hiddenWords(template: Template): string | undefined;
  /** Hides it or, where it is hidden, shows it again. */
  toggle(template: Template): void;
  /** The entry of its menu that does so; of one that the organization hides it only says that. */
  entry(template: Template): MenuEntry;
}

/**
 * Hides a template for the organisation, by those who decide for it, else for oneself (spec 2 section 6), with Undo.
 * @param onHidden called with where it is hidden from now on, as long as the screen is there
 */
export function useHideTemplate(onHidden?: (hidden_orgs: string[]) => void): HideTemplate {
  const { actor } = useSession();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const hider = ({ hidden_orgs }: Template) => hiddenBy(actor, hidden_orgs);
  const hiddenWords = (template: Template) =>
    hider(template) === 'organization' ? HIDDEN_BY_ORGANIZATION : undefined;
  const said = hidesForAll(actor) ? 'Template hidden for your organization' : 'Template hidden';
  const hide = useCallMutation('saveInterview', {
    invalidates: ['getInterviewTemplates'],
    onSuccess: ({ interview }) => {
      if (isHere.current) onHidden?.(interview.hidden_orgs);
      const by = hider(interview);
      if (by === 'organization') toast.info(HIDDEN_BY_ORGANIZATION);
      else if (by === 'oneself') toast.success(said, { undo: () => toggle(interview) });
      else toast.success('Template is shown again');
    },
  });
  const toggle = ({ uid, hidden_orgs }: Template) =>
    hide.mutate({ body: { interview: { uid, hidden_orgs: hiddenAfter(actor, hidden_orgs) } } });
  const entry = (template: Template): MenuEntry => {
    const by = hider(template);
    const words = hiddenWords(template);
    return {
      label: words ?? (by === null ? 'Hide Template' : 'Unhide Template'),
      icon: by === 'oneself' ? IconEye : IconEyeOff,
      disabled: words !== undefined,
      onSelect: () => toggle(template),
    };
  };
  return { isPending: hide.isPending, hiddenBy: hider, hiddenWords, toggle, entry };
}
