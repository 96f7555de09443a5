import { VisuallyHidden } from '@mantine/core';
import { Delayed } from '../states/delayed';
import { EDITOR_MIN_HEIGHT } from './editor-size';
import classes from './rich-text-editor.module.css';
import { RichTextView } from './rich-text-view';

/** Stands where an editor is about to be, as high as it will be: what is below is pressed where it is seen. */
export function EditorToCome({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.field}>
      <Delayed>
        <VisuallyHidden role="status">Loading the editor</VisuallyHidden>
      </Delayed>
      <span className={classes.label}>{label}</span>
      <div className={classes.box}>
        <div className={classes.toolbar} />
        <div className={classes.content} style={{ minHeight: EDITOR_MIN_HEIGHT }}>
          <div style={{ minHeight: `calc(${EDITOR_MIN_HEIGHT} - 16px)` }}>
            <RichTextView html={value} />
          </div>
        </div>
      </div>
    </div>
  );
}
