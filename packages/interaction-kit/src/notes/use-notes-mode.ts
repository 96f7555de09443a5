import { useCallback, useState } from 'react';
import type { NoteField } from './shown-notes';

/** The two toggles of notes mode, which a first Finish opens; `chosen` is null until then. */
export function useNotesMode(startsOpen: boolean) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [chosen, setChosen] = useState<readonly NoteField[]>(['notes', 'teacher_notes']);
  const toggle = useCallback(
    (field: NoteField) =>
      setChosen((now) => (now.includes(field) ? now.filter((other) => other !== field) : [...now, field])),
    [],
  );
  const open = useCallback(() => setOpen(true), []);
  return { isOpen, open, chosen: isOpen ? chosen : null, toggle };
}
