import type { Interview } from '@coaching/contracts';
import { Button, Icon } from '@coaching/ui-kit';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import classes from '../tool/tool.module.css';
import { useHideTemplate } from './use-hide-template';

interface HideTemplateButtonProps {
  template: Pick<Interview, 'uid' | 'hidden_orgs'>;
  /** Called with where it is hidden from now on. */
  onHidden: (hidden_orgs: string[]) => void;
}

/** Hides a template, or shows it again; of one that the organization hides it says that. */
export function HideTemplateButton({ template, onHidden }: HideTemplateButtonProps) {
  const hide = useHideTemplate(onHidden);
  const words = hide.hiddenWords(template);
  if (words) return <p className={classes.hint}>{words}</p>;
  const isHidden = hide.hiddenBy(template) !== null;
  return (
    <Button
      variant="default"
      loading={hide.isPending}
      leftSection={<Icon of={isHidden ? IconEye : IconEyeOff} size={18} />}
      onClick={() => hide.toggle(template)}
    >
      {isHidden ? 'Unhide Template' : 'Hide Template'}
    </Button>
  );
}
