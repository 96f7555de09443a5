import type { ObservationItem } from '@coaching/contracts';
import { Icon, IconButton } from '@coaching/ui-kit';
import { IconArrowsExchange, IconTrash } from '@tabler/icons-react';
import classes from './item.module.css';
import { otherSpeaker, speakerLabel } from './speaker';

interface ItemControlsProps {
  item: ObservationItem;
  onSwitch: () => void;
  onRemove: () => void;
}

/** What can be done with an item besides writing in it; there when it is pointed at or focused. */
export function ItemControls({ item, onSwitch, onRemove }: ItemControlsProps) {
  return (
    <div className={classes.controls}>
      <IconButton
        size={32}
        label={`Give to ${speakerLabel[otherSpeaker(item.ob_type)].toLowerCase()}`}
        onClick={onSwitch}
      >
        <Icon of={IconArrowsExchange} size={18} />
      </IconButton>
      <IconButton size={32} label="Delete item" onClick={onRemove}>
        <Icon of={IconTrash} size={18} />
      </IconButton>
    </div>
  );
}
