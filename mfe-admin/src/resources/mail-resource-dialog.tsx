import type { Resource } from '@coaching/contracts';
import { callApi } from '@coaching/mfe-kit';
import { useFormAction } from '@coaching/mfe-kit/form-action';
import { useTyped } from '@coaching/mfe-kit/form-draft';
import { Button, ProblemNote, Textarea, toast } from '@coaching/ui-kit';
import { Dialog, DialogForm } from '@coaching/ui-kit/dialog';
import type { FormEvent } from 'react';
import { addressesProblem, typedAddresses } from './typed-addresses';

/** What belongs to no field stands above the buttons. */
const fields = ['emails', 'message', 'form'] as const;
const MAX_MESSAGE = 2000;

/** Mails a resource to people, with words of one’s own; what was typed stays when it fails. */
export default function MailResourceDialog({
  resource,
  onClose,
}: {
  resource: Resource;
  onClose: () => void;
}) {
  const { values: mail, set: setMail } = useTyped(`mail of resource ${resource.uid}`, {
    text: '',
    message: '',
  });
  const { text, message } = mail;
  const { problems, busy, run } = useFormAction(fields, 'form', { emails: text, message });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const emails = typedAddresses(text);
    void run({ emails: addressesProblem(emails) }, async () => {
      const body = { resource_uid: resource.uid, emails, message };
      await callApi('mailResource', { body }, { quiet: true });
      toast.success(
        emails.length === 1
          ? `${resource.title} was sent`
          : `${resource.title} was sent to ${emails.length} people`,
      );
      onClose();
    });
  };
  return (
    <Dialog opened onClose={onClose} title={`Email ${resource.title}`} size={500} closeOnClickOutside={false}>
      <DialogForm
        noValidate
        onSubmit={send}
        buttons={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Send
            </Button>
          </>
        }
      >
        <Textarea
          label="To"
          description="Email addresses, with commas or lines between them"
          required
          data-autofocus
          rows={2}
          inputMode="email"
          value={text}
          error={problems.emails}
          onChange={(event) => setMail({ ...mail, text: event.currentTarget.value })}
        />
        <Textarea
          label="Message"
          rows={4}
          maxLength={MAX_MESSAGE}
          value={message}
          error={problems.message}
          onChange={(event) => setMail({ ...mail, message: event.currentTarget.value })}
        />
        {problems.form && <ProblemNote>{problems.form}</ProblemNote>}
      </DialogForm>
    </Dialog>
  );
}
