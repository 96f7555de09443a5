import { mayConfigureTools } from '@coaching/access';
import { MESSAGES, type Tool, type ToolSet } from '@coaching/contracts';
import { toolsPath } from '@coaching/interaction-kit/tool-set';
import { useSession } from '@coaching/mfe-kit';
import { useTyped } from '@coaching/mfe-kit/form-draft';
import { Button, Switch, TextInput } from '@coaching/ui-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import classes from './tool.module.css';
import { useToolSaves } from './use-tool-saves';

/** What a tool is called, and whether its questions come from categories. */
export function DetailsTab({ set, tool }: { set: ToolSet; tool: Tool }) {
  const { actor } = useSession();
  const saves = useToolSaves(set, tool);
  const {
    values: details,
    set: type,
    done,
  } = useTyped(`tool ${tool.uid}`, {
    name: tool.name,
    structured: tool.structured,
  });
  const { name, structured } = details;
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { isOwn, verb, remove } = saves.removal;
  const mayConfigure = mayConfigureTools(actor, set);
  const mayEdit = isOwn && mayConfigure;
  const isHidden = set.tools_deleted.includes(tool.uid);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') return field.current?.focus();
    setBusy(true);
    const isSaved = await saves.save((before) =>
      before.name === wanted && before.structured === structured
        ? before
        : { ...before, name: wanted, structured },
    );
    if (isSaved) await done({ name: wanted, structured });
    setBusy(false);
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {!mayEdit && (
        <p className={classes.hint}>
          This tool belongs to {tool.tool_owner.name}; what it is called is decided there.
        </p>
      )}
      <TextInput
        ref={field}
        label="Name"
        maxLength={200}
        autoComplete="off"
        value={name}
        variant={mayEdit ? 'default' : 'unstyled'}
        readOnly={!mayEdit}
        error={isMissing ? MESSAGES.fieldRequired : undefined}
        onChange={(event) => type({ ...details, name: event.currentTarget.value })}
      />
      <Switch
        label="Structured"
        description="Each category asks its own list of questions, instead of one list for all."
        checked={structured}
        disabled={!mayEdit}
        onChange={(event) => type({ ...details, structured: event.currentTarget.checked })}
      />
      {mayConfigure && !(isHidden && !isOwn) && (
        <div className={classes.ends}>
          {mayEdit && (
            <Button type="submit" loading={busy}>
              Save Tool
            </Button>
          )}
          <Button
            variant={isOwn ? 'subtle' : 'default'}
            color={isOwn ? 'red' : 'gray'}
            onClick={() => void remove(() => navigate(toolsPath(set)))}
          >
            {verb}
          </Button>
        </div>
      )}
    </form>
  );
}
