import type { ToolOwner } from '@coaching/access';
import { Button, Link } from '@coaching/ui-kit';

/** The way to the tool sets of somebody else than the one that the tools screen begins with. */
export function ToolSetsLink({ config_entity, config_uid }: ToolOwner) {
  return (
    <Button
      variant="default"
      component={Link}
      href={`/tools?${new URLSearchParams({ config_entity, config_uid })}`}
    >
      Tool Sets
    </Button>
  );
}
