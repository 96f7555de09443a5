import { MESSAGES, type ToolSet } from '@coaching/contracts';
import { setsOf, type ToolSetSaves, using } from '@coaching/interaction-kit/tool-set-saves';
import { useCall } from '@coaching/mfe-kit';
import { Icon, IconButton, NativeSelect, useConfirm } from '@coaching/ui-kit';
import { IconX } from '@tabler/icons-react';
import classes from './tool-set-bar.module.css';
import { SYSTEM } from './tool-set-owner';

interface UsesFieldProps {
  set: ToolSet;
  save: ToolSetSaves['save'];
}

/** Which of the platform's sets a set takes tools over from, until interactions were made with it (spec 2 section 4). */
export function UsesField({ set, save }: UsesFieldProps) {
  const confirm = useConfirm();
  const system = useCall('getToolConfigs', setsOf(SYSTEM), { quiet: true }).data?.configs;
  const isFixed = set.data_count > 0;

  async function change(uses: string | null) {
    const isSure = await confirm({
      title: MESSAGES.confirmUsesTitle,
      message: MESSAGES.confirmUses,
      confirm: 'Change Uses Tool Set',
      destructive: true,
    });
    if (isSure) await save(set, using(uses));
  }
  // A set does not use itself.
  const others = system?.filter(({ uid }) => uid !== set.uid);
  const isOpen = others !== undefined && !isFixed;
  return (
    <div className={classes.uses}>
      <NativeSelect
        className={classes.select}
        label="Uses Tool Set"
        description={isFixed ? 'Fixed: interactions were made with this tool set.' : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        value={set.uses ?? ''}
        disabled={!isOpen}
        data={
          others
            ? [{ value: '', label: 'None' }, ...others.map(({ uid, name }) => ({ value: uid, label: name }))]
            : [{ value: set.uses ?? '', label: '…' }]
        }
        onChange={(event) => void change(event.currentTarget.value || null)}
      />
      {isOpen && set.uses !== null && (
        <IconButton label="Clear Uses Tool Set" className={classes.clear} onClick={() => void change(null)}>
          <Icon of={IconX} size={18} />
        </IconButton>
      )}
    </div>
  );
}
