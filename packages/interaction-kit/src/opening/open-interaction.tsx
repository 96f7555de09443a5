import type { InteractionVisibility } from '@coaching/contracts';
import { ApiError, useSession } from '@coaching/mfe-kit';
import { type AutosavedEntity, isSettled, type UsedAutosave, useAutosave } from '@coaching/mfe-kit/autosave';
import type { Followed, LiveState } from '@coaching/mfe-kit/live';
import { ContentColumn, ErrorState, LoadingState, PageHeader } from '@coaching/ui-kit';
import type { ReactNode } from 'react';
import type { ScreenKind } from '../kind';
import { Unreadable, useFollowing, useForgetting } from '../live';
import { RefusedNotice } from '../refused-work';

/** An interaction that is open, with all that keeps it up to date. */
export interface Opened<Entity> {
  entity: Entity;
  autosave: UsedAutosave<Entity>;
  live: LiveState;
}

interface OpenInteractionProps<Entity, Update extends { kind: string }> {
  kind: ScreenKind;
  uid: string;
  autosaved: AutosavedEntity<Entity>;
  /** How one of its kind is followed; the same function at each draw. */
  followedBy: (uid: string) => Followed<Entity, Update>;
  /** The shape of what comes, while it comes. */
  shape?: 'list' | 'timeline';
  /** Whether somebody writes in it: what they could not save any more stays before them. */
  isWriter: (entity: Entity) => boolean;
  /** With all that people wrote in it, where its own fields do not say it all. */
  written?: (entity: Entity) => object;
  /** What stands below the word that it cannot be read, given what it was; null where that is not known here. */
  left?: (entity: Entity | null) => ReactNode;
  children: (opened: Opened<Entity>) => ReactNode;
}

/** Opens an interaction by its uid: loaded, followed as it grows, and what stands in its place when it cannot be read. */
export function OpenInteraction<
  Entity extends object & { visibility: InteractionVisibility },
  Update extends { kind: string },
>(props: OpenInteractionProps<Entity, Update>) {
  const { kind, uid, autosaved, followedBy, shape = 'list', isWriter, written, left, children } = props;
  const { user } = useSession();
  const autosave = useAutosave(autosaved, user.uid, uid);
  const { value: entity, server, loadError, state, problem, retry } = autosave;
  // What only this device knows is nowhere else to be followed.
  const isSent = server !== null && !autosaved.isNew?.(server);
  const { live, isGone } = useFollowing(followedBy, isSent ? uid : null, autosave);
  const isAbsent = loadError instanceof ApiError && loadError.status < 500;
  useForgetting(kind, autosaved, uid, isGone || isAbsent);

  if (!entity) {
    if (isAbsent)
      return (
        <Unreadable kind={kind} wasReadable={false} onLookAgain={retry}>
          {left?.(null)}
        </Unreadable>
      );
    return (
      <>
        <PageHeader title={kind.heading} />
        <ContentColumn>
          {loadError ? (
            <ErrorState title={`The ${kind.noun} could not be loaded.`} onRetry={retry}>
              What you wrote is kept on this device.
            </ErrorState>
          ) : (
            <LoadingState shape={shape} rows={6} label={`Loading the ${kind.noun}`} />
          )}
        </ContentColumn>
      </>
    );
  }
  if (isGone && (!isWriter(entity) || isSettled(state)))
    return (
      <Unreadable kind={kind} wasReadable>
        {left?.(entity)}
      </Unreadable>
    );
  return (
    <RefusedNotice
      kind={kind}
      entity={() => written?.(entity) ?? entity}
      problem={isWriter(entity) ? problem : null}
      isSettled={isSettled(state)}
      onRetry={retry}
    >
      {children({ entity, autosave, live })}
    </RefusedNotice>
  );
}
