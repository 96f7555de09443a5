import type { Interaction } from '@coaching/contracts';
import { ErrorState, LoadingState } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import classes from '../dashboard-list.module.css';
import { NothingYet } from '../nothing-yet';
import { InteractionRow } from './interaction-row';
import type { Side, useInteractions } from './use-interactions';

interface InteractionListProps {
  list: Pick<ReturnType<typeof useInteractions>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  side: Side;
  /** Rows that are probably coming. */
  expected: number;
  /** What will be here, while nothing is. */
  nothing: string;
  when: (interaction: Interaction) => ReactNode;
  /** What can be done with each besides opening it. */
  action?: (interaction: Interaction) => ReactNode;
  /** Rows stand beside one another where there is room. */
  abreast?: boolean;
}

/** Interactions of a part of the dashboard, or why there are none. */
export function InteractionList(props: InteractionListProps) {
  const { list, side, expected, nothing, when, action, abreast } = props;
  if (list.isError)
    return (
      <ErrorState
        title="Your interactions could not be loaded."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (!list.data) return <LoadingState shape="list" rows={expected} label="Loading interactions" />;
  if (list.data.observations.length === 0) return <NothingYet>{nothing}</NothingYet>;
  return (
    <ul className={classes.list} data-abreast={abreast}>
      {list.data.observations.map((interaction) => (
        <InteractionRow
          key={interaction.uid}
          interaction={interaction}
          side={side}
          when={when(interaction)}
          action={action?.(interaction)}
        />
      ))}
    </ul>
  );
}
