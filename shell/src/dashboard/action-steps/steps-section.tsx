import type { ActionStep, UserEmbed } from '@coaching/contracts';
import type { useCall } from '@coaching/mfe-kit';
import { Button, ErrorState, LoadingState } from '@coaching/ui-kit';
import classes from '../dashboard-list.module.css';
import { DashboardSection } from '../dashboard-section';
import { NothingYet } from '../nothing-yet';
import { StepRow } from './step-row';

interface StepsSectionProps {
  title: string;
  list: Pick<
    ReturnType<typeof useCall<'getCoachActionSteps'>>,
    'data' | 'isError' | 'isFetching' | 'refetch'
  >;
  /** What will be here, while nothing is. */
  nothing: string;
  withWhom: (step: ActionStep) => readonly UserEmbed[];
  /** Asks for all of them; left out when all are there. */
  onMore?: () => void;
}

/** Open action steps, overdue ones first. */
export function StepsSection({ title, list, nothing, withWhom, onMore }: StepsSectionProps) {
  const { data } = list;
  const isMore = data !== undefined && onMore !== undefined && data.total > data.steps.length;
  return (
    <DashboardSection title={title} aside={data && <span className={classes.facts}>{data.total} open</span>}>
      {list.isError ? (
        <ErrorState
          title="The action steps could not be loaded."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : !data ? (
        <LoadingState shape="list" rows={3} label="Loading action steps" />
      ) : data.steps.length === 0 ? (
        <NothingYet>{nothing}</NothingYet>
      ) : (
        <ul className={classes.list}>
          {data.steps.map((step) => (
            <StepRow key={step.uid} step={step} people={withWhom(step)} />
          ))}
        </ul>
      )}
      {isMore && (
        <Button variant="subtle" size="sm" mt={8} onClick={onMore}>
          Show all {data.total}
        </Button>
      )}
    </DashboardSection>
  );
}
