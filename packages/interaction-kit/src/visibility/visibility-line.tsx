import { Button, Icon } from '@coaching/ui-kit';
import { IconChevronDown, IconLock, IconUsers } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './visibility-line.module.css';
import type { Sharing, VisibilityWords } from './visibility-words';

interface VisibilityLineProps {
  words: VisibilityWords;
  sharing: Sharing;
  /** Left out for those who cannot share it. */
  onShare?: () => void;
}

/** Who can read what is on the page, always in view; where there is little room, in brief, and all of it on demand. */
export function VisibilityLine({ words, sharing, onShare }: VisibilityLineProps) {
  const [isOpen, setOpen] = useState(false);
  const whole = useId();
  return (
    <div className={classes.line} data-sharing={sharing}>
      <Icon of={sharing === 'shared' ? IconUsers : IconLock} size={16} className={classes.icon} />
      <div className={classes.words}>
        <button
          type="button"
          className={classes.brief}
          aria-expanded={isOpen}
          aria-controls={whole}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.briefWords} role="status">
            {words.brief}
          </span>
          <Icon of={IconChevronDown} size={16} className={classes.chevron} />
        </button>
        <span id={whole} role="status" className={classes.full} data-open={isOpen || undefined}>
          {words.full}
        </span>
      </div>
      {sharing === 'private' && onShare && (
        <Button className={classes.share} variant="light" size="compact-sm" onClick={onShare}>
          Share now
        </Button>
      )}
    </div>
  );
}
