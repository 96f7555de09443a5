import { TITLE_DEBOUNCE_MS } from '@coaching/contracts';
import { TextInput } from '@coaching/ui-kit';
import { useEffect, useRef, useState } from 'react';

interface TitleFieldProps {
  value: string;
  /** What it is called when nothing is written. */
  otherwise: string;
  /** Called once typing has rested, and when the field is left. */
  onChange: (title: string) => void;
}

/**
 * The title, typed at leisure: it counts half a second after the last key, and at once when the field is left. One that is
 * cleared is saved as the default title, while the field stays as whoever types has it.
 */
export function TitleField({ value, otherwise, onChange }: TitleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = (title: string) => onChange(title.trim() === '' ? otherwise : title);
  const latest = useRef({ typed, save });
  latest.current = { typed, save };

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current.save(typed), TITLE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // What was typed a moment ago is not lost with the screen.
  useEffect(
    () => () => {
      const last = latest.current;
      if (last.typed !== null) last.save(last.typed);
    },
    [],
  );

  return (
    <TextInput
      label="Title"
      maxLength={300}
      autoComplete="off"
      placeholder={otherwise}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== null) save(typed.trim());
        setTyped(null);
      }}
    />
  );
}
