import { interactionKinds, MESSAGES, type Tool, type ToolSet } from '@coaching/contracts';
import { toolsPath } from '@coaching/interaction-kit/tool-set';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { AutosaveIndicator, PageHeader, ProblemNote, TextInput, VisuallyHidden } from '@coaching/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { Grid } from '../grid/grid';
import { type FocusPlace, useFocusPlace } from '../grid/use-focus-place';
import { StepsDialog } from '../next-steps/steps-dialog';
import { shownFor, useShownRow } from '../one-row/use-shown-row';
import { useShownUndo } from '../one-row/use-shown-undo';
import { usePaste } from '../paste/use-paste';
import { type EditedRubric, isComplete } from '../rubric/edited-rubric';
import { nameRubric, suggestSteps } from '../rubric/rubric-changes';
import { rubricMerging } from '../rubric/rubric-merging';
import { UndoButtons } from '../undo/undo-buttons';
import { useEditing } from '../undo/use-editing';
import { useUndoKeys } from '../undo/use-undo-keys';
import { useStructureGuard } from '../versions/use-structure-guard';
import { useVersions } from '../versions/use-versions';
import { versionWords } from '../versions/version-words';
import classes from './builder.module.css';
import { DiscardButton, RemoveButton } from './remove-button';
import { UnfinishedRubrics } from './unfinished-rubrics';
import { useGridActions } from './use-grid-actions';
import { useGridKeys } from './use-grid-keys';

interface BuilderProps {
  rubric: EditedRubric;
  autosave: UsedAutosave<EditedRubric>;
  set: ToolSet;
  /** Null while it has none. */
  tool: Tool | null;
}

const NOT_STORED = 'This browser does not let us keep your work on this device. Stay online.';

/** A rubric as those who configure it build it: the grid itself, which saves itself (spec 2 sections 2 and 4). */
export function Builder({ rubric, autosave, set, tool }: BuilderProps) {
  const { server, state, problem, isStored, retry, change, current, flushDeferred } = autosave;
  const { editing, canUndo, canRedo } = useEditing(autosave);
  const versions = useVersions(rubric.uid, server);
  const { guard, dialog } = useStructureGuard(versions, autosave.current);
  const shown = useShownRow(editing.current);
  const { show } = shown;
  const focusShown = useFocusPlace();
  const focus = useCallback<FocusPlace>(
    (place, part) => {
      const uid = shownFor(place);
      if (uid !== null) show(uid);
      focusShown(place, part);
    },
    [show, focusShown],
  );
  const [announcement, announce] = useState('');
  const { actions, addRowBelow, stepsOf, closeSteps } = useGridActions({ editing, guard, focus, announce });
  const onKeyDown = useGridKeys(editing, { focus, addRowBelow });
  const { onPaste, dialog: pasteDialog } = usePaste({ editing, guard, focus });
  const { undo, redo } = useShownUndo(editing, show);
  useUndoKeys({ undo, redo }, true);

  const { name } = rubric;
  // Each of these is drawn again only when it changes: a change of the grid draws enough.
  const undoing = useMemo(
    () => <UndoButtons canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />,
    [canUndo, canRedo, undo, redo],
  );
  const aside = useMemo(
    () =>
      tool ? (
        <RemoveButton set={set} tool={{ ...tool, name: name.trim() || tool.name }} />
      ) : (
        <DiscardButton set={set} autosave={{ change, current }} />
      ),
    [set, tool, name, change, current],
  );
  const nameField = useMemo(
    () => (
      <TextInput
        className={classes.rubricName}
        label="Rubric Name"
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={({ currentTarget: { value } }) => {
          editing.write('name', nameRubric(value));
          // A field of its own: what is typed shows at once.
          flushDeferred();
        }}
        onBlur={editing.leave}
      />
    ),
    [name, editing, flushDeferred],
  );

  const isReady = isComplete(rubric);
  const isPristine = server !== null && server.revision === 0 && rubricMerging.isSame(server, rubric);
  const words = versionWords(versions, rubric);
  const stepsRow = rubric.rows.find(({ uid }) => uid === stepsOf);
  const isUnfinished = problem === MESSAGES.rubricIncomplete;
  const trouble = isUnfinished ? null : (problem ?? (isStored ? null : NOT_STORED));
  return (
    <>
      <PageHeader
        title={rubric.name.trim() || (tool ? interactionKinds.rubric_instance.untitled : 'New rubric')}
        back={{ href: toolsPath(set), label: 'Back to Tool Configuration' }}
        state={
          <AutosaveIndicator
            // What cannot be saved yet is no failure: the warning says what is missing.
            state={isUnfinished ? 'idle' : state}
            onClick={state === 'offline' || state === 'error' ? retry : undefined}
          />
        }
        aside={aside}
        // On a phone the rest of the head scrolls away, and undo is always there.
        action={undoing}
      />
      <div className={classes.page}>
        {isPristine && <UnfinishedRubrics set={set} uid={rubric.uid} />}
        <div className={classes.warning} role="status" hidden={isReady}>
          {!isReady && (
            <>
              <p>{MESSAGES.rubricIncomplete}</p>
              <p className={classes.until}>Until then, what you write is kept on this device.</p>
            </>
          )}
        </div>
        {trouble && <ProblemNote>{trouble}</ProblemNote>}
        {words && (
          <p className={classes.version} role="status">
            {words}
          </p>
        )}
        {nameField}
        <Grid
          rubric={rubric}
          actions={actions}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onLeave={editing.leave}
          shown={shown}
          onRelaid={focus}
        />
        <p className={classes.hint}>
          Alt and an arrow go from cell to cell. Enter after the last cell of a row goes on with the next one;
          Ctrl and Enter add a row below. A table from a spreadsheet can be pasted into any cell, a whole
          sheet with its heads into the corner.
        </p>
      </div>
      {dialog}
      {pasteDialog}
      {stepsRow && (
        <StepsDialog
          row={stepsRow}
          columns={rubric.columns}
          onSave={(steps) => editing.act(suggestSteps(stepsRow.uid, steps))}
          onClose={closeSteps}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
