import { hasGrowthPage } from '@coaching/access';
import { PrintedSteps, useActionSteps } from '@coaching/interaction-kit/action-steps';
import { ReaderHeader } from '@coaching/interaction-kit/header';
import { useHead } from '@coaching/interaction-kit/kind';
import type { ViewerRole } from '@coaching/interaction-kit/viewer';
import { useSession } from '@coaching/mfe-kit';
import type { SavingState } from '@coaching/mfe-kit/autosave';
import type { LiveState } from '@coaching/mfe-kit/live';
import { ContentColumn, RichTextView } from '@coaching/ui-kit';
import { useMemo, useState } from 'react';
import { GrowthLink } from '../growth/growth-link';
import type { EditedInstance } from '../instance/edited-instance';
import { rubricKind } from '../instance/rubric-kind';
import { useSameRubric } from '../instance/use-same-rubric';
import { LeftOvers } from '../versions/left-over';
import { RewordedNote } from '../versions/reworded-note';
import { wordsBefore } from '../versions/words-before';
import { OtherQuotes } from './evidence/row-quotes';
import { useEvidence } from './evidence/use-evidence';
import { WithEvidence } from './evidence/with-evidence';
import { Matrix } from './matrix/matrix';
import { PrintableRubric } from './print/printable-rubric';
import { ProgressLine } from './progress-line';
import classes from './score.module.css';
import { SummaryBox } from './summary-box';
import { useOwnScores } from './use-own-scores';

interface ReadScoresProps {
  instance: EditedInstance;
  role: ViewerRole;
  live: LiveState;
  state: SavingState;
}

/** A scored rubric for somebody who reads it, as it grows: no timer, no way to edit it (spec 2 section 6). */
export function ReadScores({ instance, role, live, state }: ReadScoresProps) {
  const { items, summary, additional_information, rubric_before, client_embed, user_embed } = instance;
  const { actor } = useSession();
  const head = useHead(instance, 'items');
  const rubric = useSameRubric(instance.rubric);
  const before = useMemo(() => wordsBefore(rubric_before, rubric), [rubric_before, rubric]);
  const [showsOldWords, setShowsOldWords] = useState(false);
  const other = useOwnScores(instance, role === 'coachee' ? 'You' : client_embed.username);
  const actionSteps = useActionSteps(rubricKind, instance.uid);
  const evidence = useEvidence(instance, rubric);
  return (
    <>
      <div className={classes.screen}>
        <ReaderHeader
          kind={rubricKind}
          interaction={head}
          viewer={role}
          live={live}
          state={state}
          actionSteps={actionSteps}
          onPrint={() => window.print()}
        >
          {hasGrowthPage(actor) && <GrowthLink tool_uid={instance.tool_uid} client={instance.client} />}
        </ReaderHeader>
        <ContentColumn>
          {additional_information && (
            <div className={classes.information}>
              <RichTextView html={additional_information} />
            </div>
          )}
          <ProgressLine rubric={rubric} scores={items} />
          {before && (
            <RewordedNote
              before={before}
              showsOldWords={showsOldWords}
              onToggle={() => setShowsOldWords(!showsOldWords)}
            />
          )}
          <WithEvidence evidence={evidence}>
            <Matrix
              rubric={rubric}
              scores={items}
              name={user_embed.username}
              other={other}
              actions={null}
              place={null}
              before={before}
              showsOldWords={showsOldWords}
            />
            <OtherQuotes />
          </WithEvidence>
          <LeftOvers instance={instance} coachee={role === 'coachee' ? 'you' : client_embed.username} />
          <SummaryBox summary={summary} isEditing={false} actions={null} />
        </ContentColumn>
      </div>
      <PrintableRubric
        interaction={instance}
        rubric={rubric}
        scores={items}
        name={user_embed.username}
        other={other}
      >
        <LeftOvers instance={instance} coachee={client_embed.username} />
        <PrintedSteps interaction={head} value={actionSteps.value} />
      </PrintableRubric>
    </>
  );
}
