import type { Interview } from '@coaching/contracts';
import { useSession } from '@coaching/mfe-kit';
import { NativeSelect } from '@coaching/ui-kit';
import type { Change } from '../questions/question-changes';
import { templateChoices, templateVisibility } from './template-choices';

interface TemplateFieldsProps {
  template: Interview;
  change: (change: Change) => void;
}

/** Who is offered a template besides its owner (spec 2 sections 4 and 6). */
export function TemplateFields({ template, change }: TemplateFieldsProps) {
  const { actor, organization } = useSession();
  const choices = templateChoices(actor, organization);
  const { value, choices: shown } = templateVisibility(choices, template);
  return (
    <NativeSelect
      label="Visibility"
      value={value}
      data={shown}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
        if (chosen) change((mine) => ({ ...mine, ...chosen.flags }));
      }}
    />
  );
}
