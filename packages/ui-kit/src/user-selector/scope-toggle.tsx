import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import classes from './scope-toggle.module.css';
import type { SelectorScope } from './user-selector-props';

/** Where one looks: a scope, and the program where the scope has several. */
export interface ChosenScope {
  scope: SelectorScope | null;
  program_uid: string | null;
}

/** A scope as it is when it is chosen: with the first of its programs. */
export const startingIn = (scope: SelectorScope | undefined): ChosenScope => ({
  scope: scope ?? null,
  program_uid: scope?.programs?.[0]?.uid ?? null,
});

interface ScopeToggleProps {
  scopes: readonly SelectorScope[];
  value: ChosenScope;
  onChange: (chosen: ChosenScope) => void;
}

/** Chooses among whom one looks. */
export function ScopeToggle({ scopes, value, onChange }: ScopeToggleProps) {
  const name = useId();
  const { scope: chosen, program_uid } = value;
  const programs = chosen?.programs ?? [];
  return (
    <>
      {scopes.length > 1 && (
        <fieldset className={classes.toggle} aria-label="Look among">
          {scopes.map((scope) => (
            <label key={scope.value} className={classes.scope}>
              <input
                type="radio"
                className={classes.radio}
                name={name}
                value={scope.value}
                checked={scope.value === chosen?.value}
                onChange={() => onChange(startingIn(scope))}
              />
              {scope.label}
            </label>
          ))}
        </fieldset>
      )}
      {programs.length > 1 && (
        <NativeSelect
          className={classes.programs}
          aria-label="Program to look in"
          value={program_uid ?? ''}
          onChange={(event) => onChange({ scope: chosen, program_uid: event.currentTarget.value })}
          data={programs.map(({ uid, program_name }) => ({ value: uid, label: program_name }))}
        />
      )}
    </>
  );
}
