import { type Interaction, interactionTitle } from '@coaching/contracts';
import { Icon, IconButton } from '@coaching/ui-kit';
import { IconCalendarDown } from '@tabler/icons-react';
import classes from '../dashboard-list.module.css';
import type { Side } from './use-interactions';

/** Takes a planned visit over into one's own calendar. */
export function VisitToCalendar({ interaction, side }: { interaction: Interaction; side: Side }) {
  const { timestamp } = interaction;
  if (!timestamp) return null;
  return (
    <IconButton
      className={classes.above}
      label={`Add to calendar: ${interactionTitle(interaction)}`}
      tooltip="Add to calendar"
      onClick={() =>
        void import('./save-visit').then(({ saveVisit }) => saveVisit(interaction, timestamp, side))
      }
    >
      <Icon of={IconCalendarDown} />
    </IconButton>
  );
}
