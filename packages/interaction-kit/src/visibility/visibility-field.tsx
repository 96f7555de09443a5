import type { InteractionVisibility } from '@coaching/contracts';
import { Icon } from '@coaching/ui-kit';
import { IconLock, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Changeable } from './changeable';
import { ChoiceCards } from './choice-cards';
import classes from './visibility-field.module.css';

interface VisibilityFieldProps {
  /** Null while it is not known what it starts with. */
  value: InteractionVisibility | null;
  onChange: (visibility: InteractionVisibility) => void;
  changeable: Changeable;
  /** Everyone besides the coach who reads it once it is shared, to begin a sentence. */
  readers: string;
  /** What those see of it who do not read it, as a sentence after a space; nothing where nobody does. */
  counts?: string;
  /** Below the choice. */
  children?: ReactNode;
}

const LEGEND = 'Who can read this while you write';

/** Who reads along: those it concerns, or nobody until the coach shares or finishes it. */
export function VisibilityField(props: VisibilityFieldProps) {
  const { value, onChange, changeable, readers, counts = '', children } = props;
  if (changeable === 'no more')
    return (
      <div className={classes.settled}>
        <span className={classes.label}>{LEGEND}</span>
        <p className={classes.words}>
          <Icon of={IconUsers} size={16} className={classes.icon} />
          {readers} can read this. It stays shared, because they may have read it already.{counts}
        </p>
      </div>
    );
  const from = changeable === 'freely' ? 'as you write' : 'from when you save. This cannot be taken back';
  return (
    <div className={classes.field}>
      <ChoiceCards
        legend={LEGEND}
        value={value}
        onChange={onChange}
        choices={[
          {
            value: 'shared',
            title: 'Shared',
            description: `${readers} can read it ${from}.${counts}`,
            icon: IconUsers,
          },
          {
            value: 'private',
            title: 'Private',
            description: 'Only you can read it until you share or finish it.',
            icon: IconLock,
          },
        ]}
      />
      {children}
    </div>
  );
}
