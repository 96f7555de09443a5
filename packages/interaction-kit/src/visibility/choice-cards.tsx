import { Icon } from '@coaching/ui-kit';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './choice-cards.module.css';

export interface Choice<Value extends string> {
  value: Value;
  title: string;
  /** What choosing it means. */
  description: string;
  icon: TablerIcon;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  /** Null while none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few, each with a sentence that says what it means. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value: chosen, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ value, title, description, icon }) => (
        <label key={value} className={classes.card} data-checked={value === chosen || undefined}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
            aria-labelledby={`${name}-${value}`}
            aria-describedby={`${name}-${value}-meaning`}
          />
          <span className={classes.words}>
            <span id={`${name}-${value}`} className={classes.title}>
              <Icon of={icon} size={16} />
              {title}
            </span>
            <span id={`${name}-${value}-meaning`} className={classes.description}>
              {description}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
