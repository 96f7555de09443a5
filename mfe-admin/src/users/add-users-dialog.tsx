import type { Place } from '@coaching/access';
import type { Role } from '@coaching/contracts';
import { callErrorText } from '@coaching/mfe-kit';
import { type FormDraft, useFormDraft } from '@coaching/mfe-kit/form-draft';
import { profileStyles } from '@coaching/mfe-kit/profile';
import { Button, ProblemNote, toast, useConfirm } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import { focusInvite, type Invited, InviteRows, useInvites } from '@coaching/ui-kit/user-selector';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { inviteUsers } from './invite-users';
import { invitedWords } from './invited-words';
import { entityOf, peopleQuery } from './place-entity';
import { refreshPeopleLists } from './refresh-people-lists';

interface AddUsersDialogProps {
  role: Role;
  place: Place;
  onClose: () => void;
}

const FAILED = 'They could not be added. Please try again.';

/** Invites people by name and email to be something in a place; what was typed stays when it fails. */
export default function AddUsersDialog(props: AddUsersDialogProps) {
  const form = `new ${props.role} ${JSON.stringify(peopleQuery(props.place))}`;
  const draft = useFormDraft<readonly Invited[]>(form);
  return draft.isLooking ? null : <AddUsers {...props} draft={draft} />;
}

function AddUsers({
  role,
  place,
  onClose,
  draft,
}: AddUsersDialogProps & { draft: FormDraft<readonly Invited[]> }) {
  const invites = useInvites(draft.values ?? 1);
  const rows = useRef<HTMLElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useConfirm();

  const typed = JSON.stringify(invites.invited);
  useEffect(() => {
    if (typed !== '[]') draft.store(JSON.parse(typed));
  }, [typed, draft.store]);

  async function leave() {
    const isMeant =
      typed === '[]' ||
      (await confirm({
        title: 'Leave without inviting?',
        message: 'Who is typed here has not been invited, and is forgotten.',
        confirm: 'Leave',
        cancel: 'Go on',
        destructive: true,
      }));
    if (isMeant) onClose();
  }

  async function add() {
    const { invited } = invites;
    if (invited.length === 0) return focusInvite(rows.current, invites.add(), 'first_name');
    const wrong = invites.check();
    if (wrong) return focusInvite(rows.current, wrong.key, wrong.field);
    setBusy(true);
    setProblem(null);
    try {
      const body = { users: invited, role, entity: entityOf(place) };
      const { there, users, refused } = await inviteUsers(body);
      toast.success(
        invitedWords(
          there,
          users.map(({ username }) => username),
        ),
      );
      refreshPeopleLists();
      if (refused.length === 0) return onClose();
      setProblem(refused.map(({ email, message }) => `${email}: ${message}`).join(' '));
      setBusy(false);
    } catch (error) {
      setProblem(callErrorText(error) ?? FAILED);
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void add();
  };
  return (
    <Dialog opened onClose={() => void leave()} title={`Add ${role}`} size={720} closeOnClickOutside={false}>
      <DialogForm
        noValidate
        onSubmit={submit}
        buttons={
          <>
            <Button variant="default" onClick={() => void leave()}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              Invite
            </Button>
          </>
        }
      >
        <p className={profileStyles.quiet}>
          Everybody gets an email with a code to sign in. Who has an account already keeps it, and gets this
          besides.
        </p>
        <InviteRows invites={invites} ref={rows} />
        {problem && <ProblemNote>{problem}</ProblemNote>}
      </DialogForm>
    </Dialog>
  );
}
