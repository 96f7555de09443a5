import { newUid } from '@coaching/contracts';
import { saveOrBegin } from '@coaching/interaction-kit/begun';
import { GivenCoachee, usePageAhead } from '@coaching/interaction-kit/configuration';
import { loadToolSet, toolOfInteraction } from '@coaching/interaction-kit/tool-set';
import { useWayBack } from '@coaching/interaction-kit/way-back';
import { callApi, callErrorText, useSession } from '@coaching/mfe-kit';
import { Button, ContentColumn, PageHeader } from '@coaching/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isForOthersToo, isSameNaming } from '../lanes/lane-naming';
import { rememberLanes } from '../lanes/remember-lanes';
import { useStartingLanes } from '../lanes/use-starting-lanes';
import { observationAutosave } from '../observation/observation-autosave';
import { observationKind } from '../observation/observation-kind';
import { startingVisibility } from '../starting/start-choices';
import { useObservationDefaults } from '../starting/starting-choice';
import { loadObservationPage } from '../timeline/load-page';
import { begunObservation } from './begun-observation';
import { type Configuration, firstDraft, newConfiguration } from './configuration';
import { ObservationForm } from './observation-form';

/** Sets up an observation and leads to its script. */
export function NewObservation() {
  const { user, actor, organization, real } = useSession();
  usePageAhead(loadObservationPage);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Made once, so that saving again after a lost answer does not make a second one.
  const [uid] = useState(() => newUid());
  const client_uid = search.get('client_uid');
  const defaults = useObservationDefaults().data?.observation_defaults;
  const tool_uid = search.get('interview_type');
  const starting = useStartingLanes(tool_uid);
  const goBack = useWayBack(client_uid ? `/interactions/${encodeURIComponent(client_uid)}` : '/interactions');

  const save = async (configuration: Configuration) => {
    try {
      const set = tool_uid === null ? null : await loadToolSet(actor);
      const begun = await starting.load();
      const lanes = configuration.lanes ?? begun.lanes;
      const tool = toolOfInteraction(tool_uid, set);
      const draft = firstDraft({ ...configuration, lanes }, uid, user, tool);
      await saveOrBegin({
        kind: observationKind,
        autosaved: observationAutosave,
        user_uid: user.uid,
        uid,
        save: async (signal) => {
          const body = { observation: draft };
          const { observation } = await callApi('saveObservation', { body }, { quiet: true, signal });
          if (!real && !isSameNaming(lanes, begun.lanes) && isForOthersToo(lanes, observation))
            void rememberLanes(lanes, begun.tool);
        },
        begun: () => {
          const around = { user, client: configuration.client!, organization_uid: organization?.uid ?? null };
          const usual = defaults && { visibility: startingVisibility(defaults) };
          return begunObservation({ ...usual, ...draft }, around);
        },
      });
    } catch (error) {
      return callErrorText(error);
    }
    return null;
  };

  return (
    <>
      <PageHeader title="New observation" />
      <ContentColumn>
        <GivenCoachee client_uid={client_uid}>
          {(client) => (
            <ObservationForm
              initial={newConfiguration(client)}
              observation={null}
              startsWith={{
                visibility: defaults ? startingVisibility(defaults) : null,
                lanes: starting.lanes,
              }}
              isClientGiven={client_uid !== null}
              saveLabel="Start observation"
              onSave={save}
              // In the place of this screen, so that Back leads to where one was and not to a second observation.
              onSaved={() => navigate(`/observation/${uid}`, { replace: true })}
            >
              <Button variant="default" onClick={goBack}>
                Cancel
              </Button>
            </ObservationForm>
          )}
        </GivenCoachee>
      </ContentColumn>
    </>
  );
}
