import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import classes from './broken-remote-card.module.css';

export interface BrokenRemoteCardProps {
  /** The part of the product as people call it: "Observations". */
  name: string;
  /** It is not there, takes too long, or broke while it was in use. */
  reason: 'missing' | 'slow' | 'broken';
  onRetry: () => void;
}

const words = {
  missing: {
    title: 'is not available right now',
    sentence:
      'This part of the page could not be loaded. The rest of the page works; your work is kept on this device.',
  },
  slow: {
    title: 'is taking longer than usual',
    sentence:
      'It shows itself here as soon as it comes. You can wait or try again; your work is kept on this device.',
  },
  broken: {
    title: 'is not available right now',
    sentence:
      'This part of the page stopped unexpectedly. The rest of the page works; your work is kept on this device.',
  },
};

/** Stands in the place of a part of the product that cannot be shown just now. */
export function BrokenRemoteCard({ name, reason, onRetry }: BrokenRemoteCardProps) {
  return (
    <section className={classes.card} role="alert">
      <div className={classes.icon}>
        <Icon of={IconPlugConnectedX} size={24} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {name} {words[reason].title}
        </h2>
        <p className={classes.sentence}>{words[reason].sentence}</p>
      </div>
      <Button variant="default" leftSection={<Icon of={IconRefresh} size={16} />} onClick={onRetry}>
        Retry
      </Button>
    </section>
  );
}
