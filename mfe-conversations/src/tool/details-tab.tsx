import { mayConfigureTools } from '@coaching/access';
import { MESSAGES, type Tool, type ToolSet } from '@coaching/contracts';
import { toolsPath } from '@coaching/interaction-kit/tool-set';
import { useSession } from '@coaching/mfe-kit';
import { useTyped } from '@coaching/mfe-kit/form-draft';
import { Button, Switch, TextInput } from '@coaching/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import classes from './tool.module.css';
import { type ChangedDetails, rememberDetails, unsavedDetails } from './unsaved-details';
import { useToolSaves } from './use-tool-saves';

const ownerWord = ({ tool_owner: { config_entity, name } }: Tool) =>
  config_entity === 'System' ? 'the platform' : name;

/** What of it differs from the tool. */
function differing(tool: Pick<Tool, 'name' | 'structured'>, details: ChangedDetails): ChangedDetails {
  const { name = tool.name, structured = tool.structured } = details;
  return {
    ...(name !== tool.name && { name }),
    ...(structured !== tool.structured && { structured }),
  };
}

/** What a tool is called, and whether its questions come from categories. */
export function DetailsTab({ set, tool }: { set: ToolSet; tool: Tool }) {
  const { actor, user } = useSession();
  const saves = useToolSaves(set, tool);
  const [begun] = useState(() => unsavedDetails(user.uid, tool.uid));
  // Only what was changed: what others save meanwhile stands beside it, and stays.
  const { values: changed, set: type, done } = useTyped<ChangedDetails>(`tool ${tool.uid}`, begun);
  const { name, structured } = { name: tool.name, structured: tool.structured, ...changed };
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { isOwn, verb, remove } = saves.removal;
  const mayConfigure = mayConfigureTools(actor, set);
  const mayEdit = isOwn && mayConfigure;
  const isHidden = set.tools_deleted.includes(tool.uid);

  const latest = useRef(changed);
  latest.current = changed;
  const isBackOnDevice = useRef(false);
  useEffect(() => {
    // Leaving the form took it off the device: it goes there again, once.
    if (isBackOnDevice.current) return;
    isBackOnDevice.current = true;
    if (Object.keys(begun).length > 0) type(begun);
  }, [begun, type]);
  useEffect(() => rememberDetails(user.uid, tool.uid, changed), [user.uid, tool.uid, changed]);

  const change = (more: ChangedDetails) => type(differing(tool, { ...changed, ...more }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '') return field.current?.focus();
    setBusy(true);
    const sent = 'name' in changed ? { ...changed, name: wanted } : changed;
    const isSaved = await saves.save((before) => {
      const wants = differing(before, sent);
      return Object.keys(wants).length === 0 ? before : { ...before, ...wants };
    });
    // What was typed while it was saved stays.
    if (isSaved && latest.current === changed) {
      rememberDetails(user.uid, tool.uid, {});
      await done({});
    }
    setBusy(false);
  };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {!mayEdit && (
        <p className={classes.hint}>
          This tool belongs to {ownerWord(tool)}; what it is called is decided there.
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
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Switch
        label="Structured"
        description="Each category asks its own list of questions, instead of one list for all."
        checked={structured}
        disabled={!mayEdit}
        onChange={(event) => change({ structured: event.currentTarget.checked })}
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
