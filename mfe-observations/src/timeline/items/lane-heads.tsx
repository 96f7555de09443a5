import type { Observation, ObservationItemType } from '@coaching/contracts';
import type { LaneName } from '../undo/step';
import type { ItemActions } from './item';
import { LaneHead } from './lane-head';
import classes from './lane-heads.module.css';
import { shownLanes } from './speaker';

const lanes: readonly [lane: LaneName, speaker: ObservationItemType][] = [
  ['left_name', 'teacher'],
  ['right_name', 'student'],
];

interface LaneHeadsProps {
  observation: Pick<Observation, 'left_name' | 'right_name' | 'user_embed' | 'client_embed'>;
  /** Null for those who only read. */
  actions: ItemActions | null;
}

/** The names over the two lanes; on phones each item says its own, and they are here for who can change them. */
export function LaneHeads({ observation, actions }: LaneHeadsProps) {
  const names = shownLanes(observation);
  const { user_embed, client_embed } = observation;
  const roles = new Map([
    [user_embed.username, 'Coach'],
    [client_embed.username, 'Coachee'],
  ]);
  return (
    <div className={classes.heads} data-lanes data-read-only={actions === null || undefined}>
      {lanes.map(([lane, speaker]) => (
        <div key={lane} className={classes.head} data-speaker={speaker}>
          <LaneHead
            name={names[speaker]}
            label={lane === 'left_name' ? 'left lane' : 'right lane'}
            onType={actions ? (name) => actions.nameLane(lane, name) : undefined}
            onDone={(from) => actions?.laneNamed(lane, from)}
          />
          {roles.has(names[speaker]) && <span className={classes.role}>{roles.get(names[speaker])}</span>}
        </div>
      ))}
    </div>
  );
}
