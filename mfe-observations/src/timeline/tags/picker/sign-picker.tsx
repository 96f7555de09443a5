import type { ItemTag } from '@coaching/contracts';
import { VisuallyHidden } from '@coaching/ui-kit';
import type { TypedSign } from '@coaching/ui-kit/editable-text';
import { FloatingPanel } from '@coaching/ui-kit/floating';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isSameRow } from '../tag-changes';
import { matchingRows, type OfferedRow } from './matching-rows';
import { optionId, RowOptions } from './row-options';
import classes from './sign-picker.module.css';
import { useOfferedRows } from './use-offered-rows';

interface SignPickerProps {
  sign: TypedSign;
  tags: readonly ItemTag[];
  /** What it stands beside: the text that is written. */
  anchor: RefObject<HTMLElement | null>;
  onPick: (row: OfferedRow) => void;
  /** The sign shall be text. */
  onClose: () => void;
}

/**
 * Rows to choose from while somebody types after a number sign. Letters go on into the text, so that none is lost;
 * arrows, Enter and Escape are the list's for as long as it has something to choose.
 */
export default function SignPicker({ sign, tags, anchor, onPick, onClose }: SignPickerProps) {
  const id = useId();
  const { rows } = useOfferedRows();
  const found = useMemo(() => (rows ? matchingRows(rows, sign.query) : []), [rows, sign.query]);
  const [at, setAt] = useState({ query: sign.query, index: 0 });
  const active = at.query === sign.query ? Math.min(at.index, found.length - 1) : 0;
  const isOpen = found.length > 0;

  const pick = (row: OfferedRow) => {
    sign.take();
    onPick(row);
  };
  const latest = useRef({ found, active, query: sign.query, pick, onClose });
  latest.current = { found, active, query: sign.query, pick, onClose };

  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const now = latest.current;
      const go = (by: number) =>
        setAt({ query: now.query, index: (now.active + by + now.found.length) % now.found.length });
      if (event.key === 'ArrowDown') go(1);
      else if (event.key === 'ArrowUp') go(-1);
      else if (event.key === 'Enter') now.pick(now.found[now.active]!);
      else if (event.key === 'Escape') now.onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [isOpen]);

  // The editor says which row Enter takes.
  useEffect(() => {
    const editor = anchor.current?.querySelector('[contenteditable="true"]');
    if (!isOpen || !editor) return;
    editor.setAttribute('aria-controls', id);
    editor.setAttribute('aria-activedescendant', optionId(id, active));
    return () => {
      editor.removeAttribute('aria-controls');
      editor.removeAttribute('aria-activedescendant');
    };
  }, [isOpen, id, active, anchor]);

  return (
    <>
      {/* The same words however much is typed on, so that they are said once. */}
      <VisuallyHidden role="status">
        {rows && rows.length > 0 && !isOpen && 'No rubric row begins with what follows the number sign'}
      </VisuallyHidden>
      {isOpen && (
        <FloatingPanel anchor={anchor} keepsClear onClose={onClose}>
          <div className={classes.list}>
            <RowOptions
              id={id}
              rows={found}
              active={active}
              isChosen={(row) => tags.some((tag) => isSameRow(tag, row))}
              onChoose={pick}
            />
          </div>
        </FloatingPanel>
      )}
    </>
  );
}
