import { formatMoment, MAX_EVIDENCE, type ObservationEvidence } from '@coaching/contracts';
import { serverNow, useCall } from '@coaching/mfe-kit';
import { Checkbox, Pending, useReady } from '@coaching/ui-kit';
import classes from './evidence-field.module.css';
import { offeredEvidence } from './offered-evidence';

interface EvidenceFieldProps {
  client_uid: string;
  rubric_uid: string;
  /** Uids of observations. */
  chosen: readonly string[];
  onChoose: (uids: string[]) => void;
}

const linesOf = (tagged: number) =>
  tagged === 0 ? 'no tagged lines yet' : tagged === 1 ? '1 tagged line' : `${tagged} tagged lines`;

const factsOf = ({ timestamp, tagged }: ObservationEvidence) =>
  [timestamp && formatMoment(new Date(timestamp)), linesOf(tagged)].filter(Boolean).join(' · ');

/** Recent observations of the coachee, also those of which no line is tagged yet; nothing where there are none. */
export function EvidenceField({ client_uid, rubric_uid, chosen, onChoose }: EvidenceFieldProps) {
  const query = { client_uid, rubric_uid };
  const tagged = useCall('getEvidence', { query }, { quiet: true });
  const all = useCall(
    'getEvidence',
    { query: { ...query, every_observation: 'true' as const } },
    { quiet: true },
  );
  // Those with tagged lines are offered also where others are newer.
  const recent = offeredEvidence(
    [...(tagged.data?.observations ?? []), ...(all.data?.observations ?? [])],
    serverNow(),
  );
  const isRecentKnown = !tagged.isLoading && !all.isLoading;
  // Chosen earlier, and by now older than what is offered.
  const before = chosen.filter((uid) => recent.every((observation) => observation.uid !== uid));
  const older = useCall(
    'getEvidence',
    { query: { ...query, observation_uids: before } },
    { quiet: true, enabled: isRecentKnown && before.length > 0 },
  );
  const offered = [...recent, ...(before.length > 0 ? (older.data?.observations ?? []) : [])];
  if (!useReady(isRecentKnown && !older.isLoading)) return <Pending />;
  if (offered.length === 0) return null;
  return (
    <fieldset className={classes.field}>
      <legend>Evidence</legend>
      <p>
        Tagged lines of these observations stand under their rows, and you can tag the others before you
        finish. Only who reads your notes sees them.
      </p>
      {offered.map((observation) => {
        const { uid, title } = observation;
        const isChosen = chosen.includes(uid);
        return (
          <Checkbox
            key={uid}
            className={classes.choice}
            label={title || 'Observation'}
            description={factsOf(observation)}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= MAX_EVIDENCE}
            onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== uid) : [...chosen, uid])}
          />
        );
      })}
    </fieldset>
  );
}
