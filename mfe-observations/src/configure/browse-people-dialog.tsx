import { selectorPrograms, selectorScopes } from '@coaching/access';
import { useSession } from '@coaching/mfe-kit';
import { type SearchPeople, UserSelectorDialog } from '@coaching/ui-kit/user-selector';
import type { Coachee } from './configuration';
import { findCoachees } from './find-coachees';

const labels = { all: 'All', organization: 'Organization', program: 'Program' };

interface BrowsePeopleDialogProps {
  value: Coachee | null;
  onChange: (coachee: Coachee) => void;
  opened: boolean;
  onClose: () => void;
}

/** Chooses a coachee from the list of those this coach may coach, by the place they work in. */
export default function BrowsePeopleDialog({ value, onChange, opened, onClose }: BrowsePeopleDialogProps) {
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
      title="Choose a coachee"
      scopes={selectorScopes(actor, organization).map((scope) => ({
        value: scope,
        label: labels[scope],
        programs: scope === 'program' ? selectorPrograms(actor, organization) : undefined,
      }))}
      search={search}
      selected={value ? [value] : undefined}
      onOk={([chosen]) => {
        if (chosen && chosen.uid !== value?.uid) onChange(chosen);
      }}
    />
  );
}
