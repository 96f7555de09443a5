import type { LaneNaming } from '@coaching/contracts';
import { NativeSelect, TextInput } from '@coaching/ui-kit';
import { type ReactNode, useState } from 'react';
import { byPeople, isSameNaming, type LaneProblems, teacherAndStudents } from './lane-naming';
import classes from './lanes-field.module.css';

const kinds = {
  people: 'Coach and coachee',
  class: 'Teacher and students',
  words: 'Own words',
} as const;
type Kind = keyof typeof kinds;

const noWords: LaneNaming = { by: 'words', left_name: '', right_name: '' };

function kindOf(naming: LaneNaming): Kind {
  if (naming.by === 'people') return 'people';
  return isSameNaming(naming, teacherAndStudents) ? 'class' : 'words';
}

interface LanesFieldProps {
  label: string;
  /** Null for none, and while it is not known. */
  value: LaneNaming | null;
  onChange: (naming: LaneNaming | null) => void;
  /** What the lanes will be called, as a sentence. */
  description?: ReactNode;
  problems?: LaneProblems;
  /** The choice of none, where there is one. */
  none?: string;
}

/** How the two lanes are named: after the people, as in most lessons, or in own words. */
export function LanesField(props: LanesFieldProps) {
  const { label, value, onChange, description, problems = {}, none } = props;
  // Own words may be those of another choice while they are typed.
  const [isOwn, setOwn] = useState(false);
  const kind = isOwn ? 'words' : value && kindOf(value);
  // What was typed is there again when one comes back to it.
  const [typed, setTyped] = useState(noWords);

  const choose = (chosen: string) => {
    setOwn(chosen === 'words');
    if (value && kind === 'words') setTyped(value);
    if (chosen === 'words') return onChange(typed);
    if (chosen === '') return onChange(null);
    onChange(chosen === 'people' ? byPeople : teacherAndStudents);
  };
  const words = kind === 'words' && value?.by === 'words' ? value : null;

  return (
    <div className={classes.lanes}>
      <NativeSelect
        label={label}
        description={words ? undefined : description}
        value={kind ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(none || !value ? [{ value: '', label: none ?? '' }] : []),
          ...Object.entries(kinds).map(([kind, name]) => ({ value: kind, label: name })),
        ]}
      />
      {words && (
        <div className={classes.words}>
          {(['left_name', 'right_name'] as const).map((name) => (
            <TextInput
              key={name}
              label={name === 'left_name' ? 'Left lane' : 'Right lane'}
              required
              maxLength={200}
              autoComplete="off"
              value={words[name]}
              error={problems[name]}
              onChange={(event) => onChange({ ...words, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
