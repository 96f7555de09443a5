import { mayChooseOrganizationDefault, mayChooseOwnDefault } from '@coaching/access';
import type { InteractionVisibility, ObservationDefaults } from '@coaching/contracts';
import { ChoiceCards } from '@coaching/interaction-kit/visibility';
import { callErrorText, callKey, queryClient, useCallMutation, useSession } from '@coaching/mfe-kit';
import { Button, ProblemNote, toast } from '@coaching/ui-kit';
import { DialogForm } from '@coaching/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ToolLanes } from '../lanes/tool-lanes';
import { useToolLanes } from '../lanes/use-tool-lanes';
import { ownChoices, startChoices } from './start-choices';

interface StartingFormProps {
  defaults: ObservationDefaults;
  onDone: () => void;
}

/** One's own choice, and the organisation's for who administers it. What was chosen stays when saving fails. */
export function StartingForm({ defaults, onDone }: StartingFormProps) {
  const { actor, organization } = useSession();
  const [own, setOwn] = useState<InteractionVisibility | 'follow'>(defaults.own ?? 'follow');
  const [everyone, setEveryone] = useState(defaults.organization ?? 'shared');
  const choosesForEveryone = organization !== null && mayChooseOrganizationDefault(actor);

  const toolLanes = useToolLanes();
  const [showsProblems, setShowsProblems] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const save = useCallMutation('saveObservationDefaults', {
    quiet: true,
    onSuccess: (answer) => {
      queryClient.setQueryData(callKey('getObservationDefaults', {}), answer);
      toast.success('Saved. New observations start this way.');
      onDone();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands it on to the form that the dialog was opened from.
    event.stopPropagation();
    const form = event.currentTarget;
    if (toolLanes.wrong) {
      flushSync(() => {
        toolLanes.choose(toolLanes.wrong?.uid ?? null);
        setShowsProblems(true);
      });
      return form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
    const observation_defaults = {
      ...(mayChooseOwnDefault(actor) && { own: own === 'follow' ? null : own }),
      ...(choosesForEveryone && { organization: everyone }),
      // What one chose with a tool before does not stand in the way of what one says of it now.
      ...(mayChooseOwnDefault(actor) && {
        tool_lanes: toolLanes.changed.map(({ uid }) => ({ tool_uid: uid, lanes: null })),
      }),
    };
    setBusy(true);
    setRefusal(null);
    try {
      await toolLanes.save();
      await save.mutateAsync({ body: { observation_defaults } });
    } catch (error) {
      setRefusal(callErrorText(error));
    }
    setBusy(false);
  };

  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      noValidate
      buttons={
        <>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save
          </Button>
        </>
      }
    >
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
      <ToolLanes named={toolLanes} showsProblems={showsProblems} />
      {refusal && <ProblemNote>{refusal}</ProblemNote>}
    </DialogForm>
  );
}
