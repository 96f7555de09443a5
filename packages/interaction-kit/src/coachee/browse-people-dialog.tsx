import { mayInviteCoacheesTo, selectorPrograms, selectorScopes } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { type SearchPeople, UserSelectorDialog } from '@coaching/ui-kit/user-selector';
import { chosenCoachees } from './chosen-coachees';
import type { Coachee } from './coachee';
import { findCoachees } from './find-coachees';
import { inviteCoachees } from './invite-coachees';

const labels = { all: 'All', organization: 'Organization', program: 'Program' };

interface BrowsePeopleDialogProps {
  multiple?: boolean;
  value: readonly Coachee[];
  onChange: (coachees: Coachee[]) => void;
  opened: boolean;
  onClose: () => void;
}

/** Chooses a coachee, or several, from the list of those this coach may coach, by the place they work in. */
export default function BrowsePeopleDialog({
  multiple = false,
  value,
  onChange,
  opened,
  onClose,
}: BrowsePeopleDialogProps) {
  const { user, actor, organization } = useSession();
  const search: SearchPeople = ({ query, page, scope, program_uid }, signal) => {
    const place = {
      organization_uid: scope === 'organization' ? organization?.uid : undefined,
      program_uid: program_uid ?? undefined,
    };
    return findCoachees(user.uid, { query, page, ...place }, signal);
  };
  return (
    <UserSelectorDialog
      opened={opened}
      onClose={onClose}
      title={multiple ? 'Choose coachees' : 'Choose a coachee'}
      multiple={multiple}
      scopes={selectorScopes(actor, organization).map((scope) => ({
        value: scope,
        label: labels[scope],
        programs: scope === 'program' ? selectorPrograms(actor, organization) : undefined,
      }))}
      search={search}
      selected={value}
      invites={user.roles.includes('Coach') && mayInviteCoacheesTo(actor, user.uid)}
      onOk={async (picked, people) => {
        const { invited, problem } = await inviteCoachees(user.uid, people);
        if (problem) return problem;
        const chosen = chosenCoachees(value, picked, invited, multiple);
        if (chosen) onChange(chosen);
        return null;
      }}
    />
  );
}
