import { ApiError, useSession } from '@coaching/mfe-kit';
import { ContentColumn, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import { titleOf } from '../facts';
import type { InteractionHead, ScreenKind } from '../kind';
import { Unreadable } from '../live';
import { viewerRole } from '../viewer';
import { NotForViewer } from './not-for-viewer';

interface ToConfigureProps<Entity> {
  kind: ScreenKind;
  /** Where it is read. */
  back: { href: string; label: string };
  /** Undefined while it is loaded, and when it cannot be. */
  interaction: Entity | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  children: (interaction: Entity) => ReactNode;
}

/** The settings of an interaction that is there, for its coach; and what stands in their place for everyone else. */
export function ToConfigure<Entity extends InteractionHead>(props: ToConfigureProps<Entity>) {
  const { kind, back, interaction, error, isFetching, refetch, children } = props;
  const { actor } = useSession();
  if (!interaction && error instanceof ApiError && error.status < 500)
    return <Unreadable kind={kind} wasReadable={false} onLookAgain={() => void refetch()} />;
  return (
    <>
      <PageHeader title={interaction ? titleOf(interaction, kind) : kind.heading} back={back} />
      <ContentColumn>
        {interaction ? (
          viewerRole(actor, interaction, kind.entity_type) === 'coach' ? (
            children(interaction)
          ) : (
            <NotForViewer kind={kind} interaction={interaction} href={back.href} />
          )
        ) : error ? (
          <ErrorState
            title={`The ${kind.noun} could not be loaded.`}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <LoadingState rows={5} />
        )}
      </ContentColumn>
    </>
  );
}
