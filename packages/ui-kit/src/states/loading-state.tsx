import { VisuallyHidden } from '@mantine/core';
import { Delayed } from './delayed';
import classes from './loading-state.module.css';

export interface LoadingStateProps {
  /** The shape of what comes. */
  shape?: 'text' | 'list' | 'table' | 'timeline';
  /** How many lines, entries or rows. */
  rows?: number;
  /** What screen readers say. */
  label?: string;
}

const widths = ['92%', '78%', '85%', '64%', '88%', '71%'];

/** A skeleton of what comes. It takes its place at once and is drawn after 150 ms, so that nothing moves. */
export function LoadingState({ shape = 'text', rows = 6, label = 'Loading…' }: LoadingStateProps) {
  return (
    <div className={classes.state} data-shape={shape} data-loading>
      <Delayed>
        <VisuallyHidden role="status">{label}</VisuallyHidden>
      </Delayed>
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <Row key={index} shape={shape} index={index} />
      ))}
    </div>
  );
}

function Row({ shape, index }: { shape: LoadingStateProps['shape']; index: number }) {
  const width = widths[index % widths.length];
  if (shape === 'text') return <div className={classes.bar} style={{ width }} />;
  if (shape === 'list')
    return (
      <div className={classes.entry}>
        <div className={classes.circle} />
        <div className={classes.lines}>
          <div className={classes.bar} style={{ width: '32%' }} />
          <div className={classes.bar} style={{ width }} />
        </div>
      </div>
    );
  if (shape === 'table')
    return (
      <div className={classes.row}>
        <div className={classes.bar} />
        <div className={classes.bar} />
        <div className={classes.bar} style={{ width }} />
        <div className={classes.bar} />
      </div>
    );
  return (
    <div className={classes.item} data-side={index % 2 === 0 ? 'left' : 'right'}>
      <div className={classes.lines}>
        <div className={classes.bar} style={{ width }} />
        <div className={classes.bar} style={{ width: '48%' }} />
      </div>
      <div className={classes.time} />
    </div>
  );
}
