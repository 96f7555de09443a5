import type { ObservationItem } from '@coaching/contracts';
import { Icon, IconButton } from '@coaching/ui-kit';
import { IconArrowsExchange, IconHash, IconTrash } from '@tabler/icons-react';
import classes from './item.module.css';
import { otherSpeaker, speakerLabel } from './speaker';

interface ItemControlsProps {
  item: ObservationItem;
  onSwitch: () => void;
  onTag: () => void;
  onRemove: () => void;
}

/** What can be done with an item besides writing in it; there when it is pointed at, focused or written in. */
export function ItemControls({ item, onSwitch, onTag, onRemove }: ItemControlsProps) {
  return (
    <div className={classes.controls}>
      <IconButton
        label={`Give to ${speakerLabel[otherSpeaker(item.ob_type)].toLowerCase()}`}
        onClick={onSwitch}
      >
        <Icon of={IconArrowsExchange} size={18} />
      </IconButton>
      <IconButton label="Tag with a rubric row" onClick={onTag}>
        <Icon of={IconHash} size={18} />
      </IconButton>
      <IconButton label="Delete item" onClick={onRemove}>
        <Icon of={IconTrash} size={18} />
      </IconButton>
    </div>
  );
}
