import { interactionKinds, type ToolType } from '@coaching/contracts';
import { useIsShown, useSession } from '@coaching/mfe-kit';
import { ActionMenu, Button, Icon, Link } from '@coaching/ui-kit';
import { IconChevronDown, IconEye, IconMessages, IconPlus, IconTable } from '@tabler/icons-react';
import { useToolSet } from '../tool-set';
import { newInteractionPath, newObservationPath, startableTools } from './new-interaction';
import classes from './new-interaction-menu.module.css';

/** What has no icon of its own has that of all new things. */
const icons: Partial<Record<ToolType, typeof IconEye>> = {
  Observation: IconEye,
  Conversation: IconMessages,
  Rubric: IconTable,
};

const face = {
  leftSection: <Icon of={IconPlus} size={18} />,
  rightSection: <Icon of={IconChevronDown} size={16} />,
  children: 'New Interaction',
};

/**
 * Begins an interaction with one of the tools on offer (spec 1 section 2); where there is no tool set to be had, an
 * observation without one.
 * @param client_uid with whom; left out, they are chosen later
 */
export function NewInteractionMenu({ client_uid }: { client_uid?: string }) {
  const { actor } = useSession();
  const isShown = useIsShown();
  const set = useToolSet();

  if (set === undefined) return <Button {...face} className={classes.awaited} />;
  if (set === null) {
    const href = newObservationPath(isShown, client_uid);
    return href === null ? null : <NewObservationLink href={href} />;
  }
  const tools = startableTools(set.tools, { actor, client_uid, today: new Date(), isShown });
  if (tools.length === 0) return null;
  return (
    <ActionMenu
      entries={tools.map((tool) => ({
        label: tool.name,
        icon: icons[tool.tool_type] ?? IconPlus,
        note: tool.tool_type,
        href: newInteractionPath(tool, client_uid),
      }))}
      trigger={(props) => <Button {...face} {...props} />}
    />
  );
}

function NewObservationLink({ href }: { href: string }) {
  return (
    <Button component={Link} href={href} leftSection={<Icon of={IconPlus} size={18} />}>
      New {interactionKinds.observation.noun}
    </Button>
  );
}
