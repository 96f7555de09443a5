import { type InteractionVisibility, type Interview, MESSAGES } from '@coaching/contracts';
import { CoacheeField } from '@coaching/interaction-kit/coachee';
import { ProgramField } from '@coaching/interaction-kit/program';
import { embedOf } from '@coaching/interaction-kit/settings';
import { changeableOf, WhoReadsField } from '@coaching/interaction-kit/visibility';
import { useSession } from '@coaching/mfe-kit';
import { Switch, UserAvatar } from '@coaching/ui-kit';
import type { Ref } from 'react';
import { isMovable, readSoFar } from '../interview/read-so-far';
import type { Change } from '../questions/question-changes';
import classes from './configure.module.css';
import { type Place, withCoachees } from './use-place';

const STAYS = 'Others could read this conversation already, so it stays with its coachees and in its place.';

interface PeopleFieldsProps {
  interview: Interview;
  /** As the server has it. */
  server: Interview | null;
  where: Place;
  change: (change: Change) => void;
  /** Who reads it once it has begun; the way it is where it has. */
  visibility: InteractionVisibility;
  onVisibility: (visibility: InteractionVisibility) => void;
  /** It has not begun: all can still be chosen. */
  isUnbegun: boolean;
  /** The coachee came with the address and is not chosen here. */
  isClientGiven: boolean;
  /** Says that nobody is chosen yet. */
  showsProblem: boolean;
  coacheeField: Ref<HTMLInputElement>;
}

/** With whom a conversation is, in which program, who reads it, and whether coachees write before. */
export function PeopleFields(props: PeopleFieldsProps) {
  const { interview, server, where, change, visibility, onVisibility, isUnbegun } = props;
  const { isClientGiven, showsProblem, coacheeField } = props;
  const { organization } = useSession();
  const { client_embed, invites_answers } = interview;
  const { offered, program } = where;
  const isPlaced = !isMovable(server);
  const [first] = client_embed;
  return (
    <>
      {(isClientGiven || isPlaced) && first ? (
        <div className={classes.given}>
          <span className={classes.label}>{client_embed.length === 1 ? 'Coachee' : 'Coachees'}</span>
          <span className={classes.people}>
            {client_embed.map((client) => (
              <span key={client.uid} className={classes.person}>
                <UserAvatar user={client} size={28} decorative />
                {client.username}
              </span>
            ))}
          </span>
        </div>
      ) : (
        <CoacheeField
          ref={coacheeField}
          multiple
          value={client_embed}
          onChange={(chosen) => change((mine) => withCoachees(mine, chosen.map(embedOf), offered))}
          error={showsProblem && !first ? MESSAGES.coacheeRequired : undefined}
        />
      )}
      {isPlaced && program && (
        <div className={classes.given}>
          <span className={classes.label}>Program</span>
          {program.program_name}
        </div>
      )}
      {isPlaced && <p className={classes.hint}>{STAYS}</p>}
      {!isPlaced && first && organization && (
        <ProgramField
          offered={offered}
          value={program}
          onChange={(chosen) => change((mine) => ({ ...mine, program_embed: chosen }))}
        />
      )}
      <WhoReadsField
        client={client_embed}
        program={program ?? offered.toCome}
        organization_uid={server ? interview.organization_uid : undefined}
        changeable={isUnbegun ? 'freely' : changeableOf(readSoFar(server))}
        value={visibility}
        onChange={onVisibility}
      />
      <Switch
        label="Invite coachees to answer before you meet"
        description="They write answers of their own, beside yours, once they can read the conversation."
        checked={invites_answers}
        onChange={(event) => {
          const isInvited = event.currentTarget.checked;
          change((mine) => ({ ...mine, invites_answers: isInvited }));
        }}
      />
    </>
  );
}
