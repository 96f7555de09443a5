import { mayChooseOrganizationDefault, mayChooseOwnDefault } from '@coaching/access';
import type { ObservationDefaults } from '@coaching/contracts';
import { callErrorText, callKey, queryClient, useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, ProblemNote, toast } from '@coaching/ui-kit';
import { type FormEvent, useState } from 'react';
import { ChoiceCards } from './choice-cards';
import { ownChoices, startChoices } from './start-choices';
import classes from './starting-form.module.css';

interface StartingFormProps {
  defaults: ObservationDefaults;
  onDone: () => void;
}

/** One's own choice, and the organisation's for who administers it. What was chosen stays when saving fails. */
export function StartingForm({ defaults, onDone }: StartingFormProps) {
  const { actor, organization } = useSession();
  const [own, setOwn] = useState(defaults.own ?? 'follow');
  const [everyone, setEveryone] = useState(defaults.organization ?? 'shared');
  const choosesForEveryone = organization !== null && mayChooseOrganizationDefault(actor);

  const save = useCallMutation('saveObservationDefaults', {
    quiet: true,
    onSuccess: (answer) => {
      queryClient.setQueryData(callKey('getObservationDefaults', {}), answer);
      toast.success('Saved. New observations start this way.');
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form that the dialog was opened from.
    event.stopPropagation();
    const observation_defaults = {
      ...(mayChooseOwnDefault(actor) && { own: own === 'follow' ? null : own }),
      ...(choosesForEveryone && { organization: everyone }),
    };
    save.mutate({ body: { observation_defaults } });
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      {mayChooseOwnDefault(actor) && (
        <ChoiceCards
          legend="Your new observations"
          value={own}
          onChange={setOwn}
          choices={ownChoices(
            organization?.name ?? null,
            choosesForEveryone ? everyone : defaults.organization,
          )}
        />
      )}
      {choosesForEveryone && (
        <ChoiceCards
          legend={`New observations at ${organization.name}, where coaches choose nothing else`}
          value={everyone}
          onChange={setEveryone}
          choices={startChoices}
        />
      )}
      {save.isError && <ProblemNote>{callErrorText(save.error)}</ProblemNote>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
