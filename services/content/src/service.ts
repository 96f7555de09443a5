import type { ServiceDefinition } from '@coaching/service-kit';
import { contactUs } from './contact/contact-us';
import { downloadFile } from './files/download-file';
import { filesIn } from './files/files-repository';
import { getUploadUrl } from './files/get-upload-url';
import { uploadFile } from './files/upload-file';
import { uploadSignatures } from './files/upload-signature';
import { indexes } from './indexes';
import { keepRequestedMail } from './mail/keep-requested-mail';
import type { MailServer } from './mail/mail-server';
import { mailsIn } from './mail/mails-repository';
import { sendMails } from './mail/send-mails';
import type { MailSettings } from './mail/settings';
import { clearSessions } from './posted/clear-sessions';
import { postUpload } from './posted/post-upload';
import { uploadSessionsIn } from './posted/sessions-repository';
import type { Storage } from './storage/storage';

/** What the service is made with. */
export interface ContentOptions {
  /** Key of 32 characters or more, from which addresses that take files are signed. */
  secret: string;
  storage: Storage;
  mail: MailSettings;
  /** Null where mails are only kept. */
  mailServer: MailServer | null;
  /** How often to look for mails to send, in milliseconds; for tests. */
  lookForMailMs?: number;
}

/** Files people send, what they write to us, and all mail. */
export function contentService(options: ContentOptions): ServiceDefinition<'content'> {
  const { secret, storage, mail, mailServer, lookForMailMs } = options;
  const signatures = uploadSignatures(secret);
  const isSent = mailServer !== null;
  return {
    name: 'content',
    indexes,
    handlers(context) {
      const files = filesIn(context.db);
      return {
        getUploadUrl: getUploadUrl(files, storage, signatures),
        uploadFile: uploadFile(files, storage, signatures),
        postUpload: postUpload({ files, sessions: uploadSessionsIn(context.db), storage }),
        downloadFile: downloadFile(files, storage),
        contactUs: contactUs(context, mailsIn(context.db, isSent), mail),
      };
    },
    reactions: ({ db }) => keepRequestedMail(mailsIn(db, isSent), mail),
    work({ db, log }) {
      const works = [clearSessions({ sessions: uploadSessionsIn(db), storage }, log)];
      if (mailServer)
        works.push(sendMails({ mails: mailsIn(db, true), server: mailServer, log, lookMs: lookForMailMs }));
      return {
        async stop() {
          await Promise.all(works.map((work) => work.stop()));
        },
      };
    },
  };
}
