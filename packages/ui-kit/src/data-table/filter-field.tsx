import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import { SearchField } from '../search-field/search-field';
import { type Filters, type NamedFilter, ticked, valuesOf, withFilter } from './filters';
import classes from './filters.module.css';

interface FilterFieldProps {
  filter: NamedFilter;
  filters: Filters | undefined;
  onChange: (filters: Filters) => void;
  /** Called when one of several choices was made, and nothing is left to do here. */
  onDone?: () => void;
}

/** What a column is filtered by, to choose or to type; every change shows in the rows at once. */
export function FilterField({ filter, filters, onChange, onDone }: FilterFieldProps) {
  const group = useId();
  const { name, label, kind, required } = filter;
  const values = valuesOf(filters, name);
  const set = (next: readonly string[]) => onChange(withFilter(filters, filter, next));
  // A press on a choice's words clicks its button as keys do: by no pointer.
  const isPressed = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    isPressed.current = false;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone?.();
  };

  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {kind === 'text' ? (
        <SearchField
          label={label}
          value={values[0] ?? ''}
          onSearch={(text) => set(text.trim() === '' ? [] : [text.trim()])}
          onKeyDown={onKeyDown}
        />
      ) : (
        <div className={classes.choices}>
          {filter.choices.map((choice) => (
            <label
              key={choice.value}
              className={classes.choice}
              onPointerDown={() => {
                isPressed.current = true;
              }}
            >
              <input
                type={kind === 'one' ? 'radio' : 'checkbox'}
                name={group}
                checked={values.includes(choice.value)}
                onChange={() => set(kind === 'one' ? [choice.value] : ticked(filter, values, choice.value))}
                // Arrows click, too, on their way through the choices.
                onClick={({ detail }) => {
                  if (kind === 'one' && (detail > 0 || isPressed.current)) onDone?.();
                }}
                onKeyDown={onKeyDown}
                // Tells dialogs that an Escape in here is not meant for them.
                data-mantine-stop-propagation="true"
              />
              {choice.label}
            </label>
          ))}
        </div>
      )}
      {!required && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.clear}
          disabled={values.length === 0}
          data-mantine-stop-propagation="true"
          onClick={() => {
            set([]);
            onDone?.();
          }}
        >
          Clear
        </Button>
      )}
    </fieldset>
  );
}
