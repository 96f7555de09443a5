import { hidesFor } from '@coaching/access';
import type { Interview } from '@coaching/contracts';
import { useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, Icon, toast } from '@coaching/ui-kit';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

interface HideTemplateButtonProps {
  template: Pick<Interview, 'uid' | 'hidden_orgs'>;
  /** Called with where it is hidden from now on. */
  onHidden: (hidden_orgs: string[]) => void;
}

/** The places in which something is hidden, after it was hidden in one or shown there again. */
export const toggledPlace = (hidden_orgs: readonly string[], place: string): string[] =>
  hidden_orgs.includes(place) ? hidden_orgs.filter((one) => one !== place) : [...hidden_orgs, place];

/** Hides a template for the organisation, by those who decide for it, else for oneself (spec 2 section 6). */
export function HideTemplateButton({ template, onHidden }: HideTemplateButtonProps) {
  const { actor } = useSession();
  const place = hidesFor(actor);
  const isHidden = template.hidden_orgs.includes(place);
  const hide = useCallMutation('saveInterview', {
    invalidates: ['getInterviewTemplates'],
    onSuccess: ({ interview }) => {
      onHidden(interview.hidden_orgs);
      toast.success(isHidden ? 'Template is shown again' : 'Template hidden');
    },
  });
  return (
    <Button
      variant="default"
      loading={hide.isPending}
      leftSection={<Icon of={isHidden ? IconEye : IconEyeOff} size={18} />}
      onClick={() => {
        const hidden_orgs = toggledPlace(template.hidden_orgs, place);
        hide.mutate({ body: { interview: { uid: template.uid, hidden_orgs } } });
      }}
    >
      {isHidden ? 'Unhide Template' : 'Hide Template'}
    </Button>
  );
}
