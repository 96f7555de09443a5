import { Icon, IconButton, Link } from '@coaching/ui-kit';
import { IconChartLine } from '@tabler/icons-react';
import { growthPathOf } from './address/growth-address';

/** Leads from a use of a rubric to how its coachee went by it over time. */
export function GrowthLink({ tool_uid, client }: { tool_uid: string; client: string }) {
  return (
    <IconButton component={Link} href={growthPathOf(tool_uid, client)} label="Growth over time">
      <Icon of={IconChartLine} />
    </IconButton>
  );
}
