import type { ServiceDefinition } from '@coaching/service-kit';
import { contactRecordSchema } from './contact/contact-record';
import { contactUs } from './contact/contact-us';
import { downloadFile } from './files/download-file';
import { fileSchema } from './files/file-record';
import { filesIn } from './files/files-repository';
import { getUploadUrl } from './files/get-upload-url';
import { lookAtArrivals } from './files/look-at-arrivals';
import { renameOldFiles } from './files/old-names';
import { uploadFile } from './files/upload-file';
import { uploadSignatures } from './files/upload-signature';
import { withdrawPromises } from './files/withdraw-promises';
import { mailSchema } from './mail/mail-record';
import type { MailServer } from './mail/mail-server';
import { mailsIn } from './mail/mails-repository';
import { sendMails } from './mail/send-mails';
import type { MailSettings } from './mail/settings';
import { storeRequestedMail } from './mail/store-requested-mail';
import { movesFrom } from './moves';
import {
  organizationNameSchema,
  organizationNamesIn,
  storeOrganizationNames,
} from './organizations/organization-names';
import { clearSessions } from './posted/clear-sessions';
import { postUpload } from './posted/post-upload';
import { sessionSchema } from './posted/session-record';
import { uploadSessionsIn } from './posted/sessions-repository';
import { deleteResource, undeleteResource } from './resources/delete-resource';
import { getResource, getResources } from './resources/get-resources';
import { mailResource } from './resources/mail-resource';
import { purgeResources } from './resources/purge-resources';
import { resourceOwnerSchema, resourceOwnersIn } from './resources/resource-owners';
import { resourceSchema } from './resources/resource-record';
import { resourcesBin } from './resources/resources-bin';
import { resourcesIn } from './resources/resources-repository';
import { saveResource } from './resources/save-resource';
import { sentResourceSchema, sentResourcesIn } from './resources/sent-resources';
import { prepareStorage } from './storage/prepare-storage';
import type { Storage } from './storage/storage';
import { getHandleUserData } from './user-lists/get-handle-user-data';
import { listReader } from './user-lists/read-list';

/** What the service is made with. */
export interface ContentOptions {
  /** Key of 32 characters or more, from which addresses that take files are signed. */
  secret: string;
  storage: Storage;
  mail: MailSettings;
  /** Null where mails are only stored. */
  mailServer: MailServer | null;
  /** How often to look for mails to send, in milliseconds; for tests. */
  lookForMailMs?: number;
  /** How often to look for files that arrived at the storage, in milliseconds; for tests. */
  lookForFilesMs?: number;
  /** Arguments of node in the threads that read lists; for tests. */
  threadArguments?: string[];
}

/** Files people send, resources, what people write to us, and all mail. */
export function contentService(options: ContentOptions): ServiceDefinition<'content'> {
  const { secret, storage, mail, mailServer, lookForMailMs, lookForFilesMs } = options;
  const lists = listReader(options.threadArguments);
  const signatures = uploadSignatures(secret);
  const isSent = mailServer !== null;
  return {
    name: 'content',
    moves: movesFrom(storage),
    schemas: {
      File: fileSchema,
      UploadSession: sessionSchema,
      Mail: mailSchema,
      ContactRequest: contactRecordSchema,
      Resource: resourceSchema,
      ResourceOwner: resourceOwnerSchema,
      OrganizationName: organizationNameSchema,
      SentResource: sentResourceSchema,
    },
    prepare: ({ connection }) => renameOldFiles(connection),
    handlers(context) {
      const { connection } = context;
      const files = filesIn(connection);
      const mails = mailsIn(connection, isSent);
      const resources = resourcesIn(connection);
      const owners = resourceOwnersIn(connection, organizationNamesIn(connection));
      const parts = { resources, owners, files, storage, context };
      const bin = resourcesBin(parts);
      return {
        getUploadUrl: getUploadUrl(files, storage, signatures),
        uploadFile: uploadFile(files, storage, signatures),
        postUpload: postUpload({ files, sessions: uploadSessionsIn(connection), storage }),
        downloadFile: downloadFile({ files, resources, storage }),
        contactUs: contactUs(context, mails, mail),
        getHandleUserData: getHandleUserData(files, storage, lists),
        getResources: getResources(resources),
        getResource: getResource(resources),
        saveResource: saveResource(parts),
        deleteResource: deleteResource(parts),
        undeleteResource: undeleteResource(parts),
        listContentBin: bin.list,
        previewContentBin: bin.preview,
        restoreContentBin: bin.restore,
        mailResource: mailResource({
          resources,
          context,
          mails,
          sent: sentResourcesIn(connection),
          settings: mail,
        }),
      };
    },
    republish: ({ connection }) => resourceOwnersIn(connection, organizationNamesIn(connection)).each(),
    reactions: ({ connection }) => ({
      ...storeRequestedMail(mailsIn(connection, isSent), mail, isSent),
      ...storeOrganizationNames(connection),
      ...withdrawPromises(filesIn(connection)),
    }),
    purge: purgeResources(storage),
    work({ connection, log, transaction }) {
      const works = [
        prepareStorage(storage, log),
        lookAtArrivals({ files: filesIn(connection), storage }, log, lookForFilesMs),
        clearSessions({ sessions: uploadSessionsIn(connection), storage }, log),
      ];
      if (mailServer)
        works.push(
          sendMails({
            mails: mailsIn(connection, true),
            server: mailServer,
            log,
            transaction,
            lookMs: lookForMailMs,
          }),
        );
      return {
        async stop() {
          await Promise.all(works.map((work) => work.stop()));
        },
      };
    },
  };
}
