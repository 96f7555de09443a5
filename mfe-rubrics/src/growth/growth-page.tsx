import { growthPlaces } from '@coaching/access';
import { useCall, useSession } from '@coaching/mfe-kit';
import {
  ContentColumn,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  LoadingState,
  PageHeader,
} from '@coaching/ui-kit';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { asOffered, offeredRubrics, offeredWhose } from './address/offered';
import { useGrowthAddress } from './address/use-growth-address';
import classes from './growth.module.css';
import { GrowthFilters } from './growth-filters';
import { ReadGrowth } from './read-growth';
import { useCoachee } from './use-coachee';
import { useProgramsThere } from './use-programs-there';
import type { Subject } from './words/growth-sentence';

/** How rows of a rubric went over time: one's own, a coachee's, or of people as a group. */
export default function GrowthPage() {
  const session = useSession();
  const { user, actor } = session;
  const [address, change] = useGrowthAddress();
  const { data, error, isFetching, refetch } = useCall('getGrowthRubrics', {}, { quiet: true });
  const programs = useProgramsThere();
  const offered = offeredWhose(session, programs);
  const scope = address.scope
    ? asOffered(address.scope, offered)
    : (offered[0]?.scope ?? { kind: 'coachee' as const, uid: user.uid });
  const isMe = scope.kind === 'coachee' && scope.uid === user.uid;
  const coachee = useCoachee(scope.kind === 'coachee' && !isMe ? scope.uid : null);

  const places = growthPlaces(actor);
  const administers = places.organization_uids.length + places.program_uids.length > 0;
  const rubricsOf = (of: typeof scope) => offeredRubrics(data?.rubrics ?? [], of, administers);
  const rubrics = rubricsOf(scope);
  const rubric = address.rubric ?? rubrics[0]?.tool_uid ?? null;

  const label =
    scope.kind === 'coachee'
      ? (coachee?.username ?? 'This coachee')
      : (offered.find((one) => one.scope.kind === scope.kind && one.scope.uid === scope.uid)?.label ??
        (scope.kind === 'program' ? 'this program' : 'this organization'));
  const subject: Subject = isMe
    ? { kind: 'me' }
    : scope.kind === 'coachee'
      ? { kind: 'other', name: label }
      : {
          kind: 'group',
          name: label,
          isPart: scope.kind === 'program' && scope.organization_uid !== undefined,
        };
  const isChosen = scope.kind !== 'coachee' || scope.uid !== null;

  // What is shown unasked stands in the address too, so that it can be shared.
  const isOpen =
    data !== undefined && (address.scope === null || (address.rubric === null && rubric !== null));
  const settle = useEffectEvent(() => change({ scope, rubric }));
  useEffect(() => {
    if (isOpen) settle();
  }, [isOpen]);

  return (
    <>
      <PageHeader
        title="Growth"
        subtitle={isMe ? user.username : isChosen ? label : undefined}
        // Beside the title also on a phone.
        action={
          <div className={classes.print}>
            <IconButton label="Print" onClick={() => window.print()}>
              <Icon of={IconPrinter} />
            </IconButton>
          </div>
        }
      />
      <ContentColumn>
        {error && !data ? (
          <ErrorState
            title="The rubrics could not be loaded."
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : !data || coachee === undefined || programs === undefined ? (
          <LoadingState rows={5} />
        ) : (
          <>
            <GrowthFilters
              me={user.uid}
              offered={offered}
              scope={scope}
              onScope={(chosen) => {
                const stays = rubricsOf(chosen).some(({ tool_uid }) => tool_uid === rubric);
                change({ scope: chosen, rubric: stays ? rubric : null });
              }}
              coachee={coachee ?? null}
              rubrics={rubrics}
              rubric={rubric}
              onRubric={(tool_uid) => change({ scope, rubric: tool_uid })}
            />
            {isChosen ? (
              <ReadGrowth
                rubric={rubric}
                scope={scope}
                subject={subject}
                view={address.view}
                onView={(view) => change({ scope, rubric, view })}
              />
            ) : (
              <EmptyState>Choose a coachee to see how their scores went over time.</EmptyState>
            )}
          </>
        )}
      </ContentColumn>
    </>
  );
}
