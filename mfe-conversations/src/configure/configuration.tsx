import type { Interview } from '@coaching/contracts';
import { InformationField } from '@coaching/interaction-kit/configuration';
import { DeleteButton } from '@coaching/interaction-kit/deletion';
import { titleOf } from '@coaching/interaction-kit/facts';
import { SavingState } from '@coaching/interaction-kit/refused-work';
import { useWayBack } from '@coaching/interaction-kit/way-back';
import type { UsedAutosave } from '@coaching/mfe-kit/autosave';
import { Button, ContentColumn, LoadingState, PageHeader, toast, useReady } from '@coaching/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { defaultTitle, retitled } from '../interview/default-title';
import { lacksCoachee } from '../interview/interview-autosave';
import { interviewKind, templateKind } from '../interview/interview-kind';
import type { Change } from '../questions/question-changes';
import { HideTemplateButton } from '../templates/hide-template-button';
import { TemplateFields } from '../templates/template-fields';
import { useCopyTemplate } from '../templates/use-copy-template';
import { useKnownTool } from '../tool/use-known-tool';
import classes from './configure.module.css';
import { deletion } from './deletion';
import { useIsWordingKnown } from './newer-wording';
import { PeopleFields } from './people-fields';
import { placeOf } from './place-of';
import { QuestionLists } from './question-lists';
import { justSetUp } from './set-up-state';
import { TitleField } from './title-field';
import { usePlace } from './use-place';
import { useStart } from './use-start';

interface ConfigurationProps {
  interview: Interview;
  autosave: UsedAutosave<Interview>;
  isClientGiven: boolean;
  /** It was new when this screen was opened. */
  wasNew: boolean;
}

/** All there is to set of a conversation or template, and the questions it asks; everything saves itself. */
export function Configuration({ interview, autosave, isClientGiven, wasNew }: ConfigurationProps) {
  const { server, state } = autosave;
  const { uid, template, title, revision } = interview;
  const { tool, set, isCertain } = useKnownTool(interview);
  // Categories, and what the bank words anew, say where each question stands.
  const isWordingKnown = useIsWordingKnown(interview);
  const isReady = useReady(isCertain && isWordingKnown);
  const navigate = useNavigate();
  const { isCopying, copy } = useCopyTemplate();
  const [showsProblem, setShowsProblem] = useState(false);
  const coacheeField = useRef<HTMLInputElement>(null);

  const toolName = tool?.name ?? '';
  const stored = server?.revision ? server : null;
  const where = usePlace(interview, stored);
  const { placed } = where;
  const changeIt = autosave.change;
  const change = useCallback(
    (update: Change) => changeIt((mine) => placed(retitled(mine, update(mine), toolName))),
    [changeIt, placed, toolName],
  );
  // Of a coachee who was just chosen it is known a moment later.
  const isLate = where.isAhead && state !== 'idle';
  useEffect(() => {
    if (isLate) change((mine) => mine);
  }, [isLate, change]);

  const place = placeOf(interview);
  const isNew = revision === 0;
  const start = useStart(interview, { wasNew, isTouched: state !== 'idle' });
  const { isBeingBegun, isUnbegun, willBe } = start;
  const waits = lacksCoachee(interview);

  /** Whether there is a coachee; says so and leads there where there is none. */
  function hasCoachee() {
    if (!waits) return true;
    flushSync(() => setShowsProblem(true));
    coacheeField.current?.focus();
    return false;
  }

  const mayInvite = isUnbegun && willBe === 'shared' && interview.invites_answers;
  /** Lets coachees read and answer it now; the meeting itself comes later. */
  function invite() {
    if (!hasCoachee()) return;
    start.started();
    flushSync(() => change((mine) => ({ ...mine, visibility: 'shared' })));
    const [first, ...others] = interview.client_embed;
    toast.success(`${others.length === 0 ? first!.username : 'Your coachees'} can answer now`);
    void navigate('/interactions', isNew ? { replace: true } : undefined);
  }

  function finish() {
    if (!hasCoachee()) return;
    start.started();
    // A new one is made also when nothing was chosen that would save it.
    if (isUnbegun) flushSync(() => change((mine) => ({ ...mine, visibility: willBe })));
    else if (isNew || where.isAhead) flushSync(() => change((mine) => ({ ...mine })));
    void navigate(place, { replace: isNew, state: justSetUp });
  }

  const startLabel = isBeingBegun ? 'Start conversation' : 'Finish';
  const back = template
    ? { href: place, label: 'Back to the tool' }
    : isBeingBegun
      ? { href: '/interactions', label: 'Back to the interactions' }
      : { href: place, label: 'Back to the conversation' };
  const cancel = useWayBack(back.href);
  const heading = template ? 'New template' : 'New conversation';
  return (
    <>
      <PageHeader
        title={isNew && !title ? heading : titleOf(interview, interviewKind)}
        back={back}
        state={!waits && <SavingState kind={interviewKind} entity={() => interview} saving={autosave} />}
        aside={
          mayInvite && (
            <Button variant="default" onClick={invite}>
              Invite, meet later
            </Button>
          )
        }
        action={<Button onClick={finish}>{template ? 'Finish' : startLabel}</Button>}
      />
      <ContentColumn>
        <div className={classes.form}>
          {!template && (
            <PeopleFields
              interview={interview}
              server={stored}
              where={where}
              change={change}
              visibility={isUnbegun ? willBe : interview.visibility}
              onVisibility={(visibility) =>
                isUnbegun ? start.choose(visibility) : change((mine) => ({ ...mine, visibility }))
              }
              isUnbegun={isUnbegun}
              isClientGiven={isClientGiven}
              showsProblem={showsProblem}
              coacheeField={coacheeField}
            />
          )}
          <TitleField
            value={title}
            otherwise={defaultTitle(interview, toolName)}
            onChange={(typed) => change((mine) => ({ ...mine, title: typed }))}
          />
          {template && <TemplateFields template={interview} change={change} />}
          {!template && (
            <InformationField
              value={interview.additional_information}
              onChange={(html) => change((mine) => ({ ...mine, additional_information: html }))}
            />
          )}
          {waits && state !== 'idle' && (
            <p className={classes.hint}>What you set up is kept on this device until a coachee is chosen.</p>
          )}
        </div>
        {!isReady ? (
          <LoadingState shape="list" rows={4} label="Loading the questions" />
        ) : (
          <QuestionLists interview={interview} tool={tool} set={set} change={change} />
        )}
        <div className={classes.end}>
          {isNew ? (
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <>
              {template && (
                <>
                  <Button variant="default" loading={isCopying} onClick={() => copy(uid)}>
                    Copy template
                  </Button>
                  <HideTemplateButton
                    template={interview}
                    onHidden={(hidden_orgs) => autosave.change((mine) => ({ ...mine, hidden_orgs }))}
                  />
                </>
              )}
              <DeleteButton
                kind={template ? templateKind : interviewKind}
                of={interview}
                deletion={deletion}
                className={classes.delete}
                as={
                  template
                    ? {
                        message: 'Conversations that were begun from it keep their questions.',
                        leadsTo: place,
                        restoredAt: `/questions/config/${uid}`,
                      }
                    : undefined
                }
              />
            </>
          )}
        </div>
      </ContentColumn>
    </>
  );
}
