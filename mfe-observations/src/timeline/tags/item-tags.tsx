import type { ItemTag } from '@coaching/contracts';
import { Icon } from '@coaching/ui-kit';
import { IconHash, IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import classes from './item-tags.module.css';

/** By key the focus goes on to what can be reached next; a finger has none to lose. */
function removeAndGoOn(event: MouseEvent<HTMLElement>, remove: () => void) {
  const item = event.currentTarget.closest('[data-item]');
  const isByKey = event.detail === 0;
  remove();
  if (!isByKey) return;
  requestAnimationFrame(() =>
    item?.querySelector<HTMLElement>(`[data-tags] button, [contenteditable="true"], button`)?.focus(),
  );
}

/** The rubric rows that a line is evidence for, under it. @param onRemove left out for those who only read */
export function ItemTags({
  tags,
  onRemove,
}: {
  tags: readonly ItemTag[];
  onRemove?: (tag: ItemTag) => void;
}) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label="Tags" data-tags>
      {tags.map((tag) => (
        <li key={`${tag.rubric_uid} ${tag.row_uid}`} className={classes.tag}>
          <Icon of={IconHash} size={14} />
          <span className={classes.name}>{tag.row_name}</span>
          {onRemove && (
            <button
              type="button"
              className={classes.remove}
              aria-label={`Remove tag ${tag.row_name}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => removeAndGoOn(event, () => onRemove(tag))}
            >
              <Icon of={IconX} size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
