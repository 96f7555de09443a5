import type { Observation } from '@coaching/contracts';
import classes from './lane-heads.module.css';
import { speakerLabel } from './speaker';

/** The names over the two lanes; on phones each item says its own. */
export function LaneHeads({ observation }: { observation: Pick<Observation, 'left_name' | 'right_name'> }) {
  return (
    <div className={classes.heads}>
      <div className={classes.head} data-speaker="teacher">
        <span className={classes.name}>{observation.left_name || speakerLabel.teacher}</span>
        <span className={classes.role}>{speakerLabel.teacher}</span>
      </div>
      <div className={classes.head} data-speaker="student">
        <span className={classes.name}>{observation.right_name || speakerLabel.student}</span>
        <span className={classes.role}>{speakerLabel.student}</span>
      </div>
    </div>
  );
}
