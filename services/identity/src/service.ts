import type { ServiceDefinition } from '@coaching/service-kit';
import { acceptEmail } from './account/accept-email';
import { addEmail } from './account/add-email';
import { beginDataExport } from './account/begin-data-export';
import { deleteEmail } from './account/delete-email';
import { deleteUser } from './account/delete-user';
import { disableUser } from './account/disable-user';
import { newPassword } from './account/new-password';
import { sendReset } from './account/send-reset';
import { signOutUser } from './account/sign-out-user';
import { updateUser } from './account/update-user';
import { verifyNewEmail } from './account/verify-new-email';
import { auditLogIn } from './audit/audit-log';
import { auditEndSchema, auditSchema } from './audit/audit-record';
import { checkAudit } from './audit/check-audit';
import { getAudit } from './audit/get-audit';
import { recordAudit } from './audit/record-audit';
import { storeAudit } from './audit/store-audit';
import { accessSchema } from './become/access-record';
import { accessesIn } from './become/accesses-repository';
import { becomeUser } from './become/become-user';
import { endBecomeUser } from './become/end-become-user';
import { getAccesses } from './become/get-accesses';
import { codeSchema, invitationCodeSchema } from './codes/code-record';
import { codeTurnSchema } from './codes/code-turn-record';
import { codesIn } from './codes/codes-repository';
import { addInviteUsers } from './invitations/add-invite-users';
import { invitationSchema } from './invitations/invitation-record';
import { invitationsIn } from './invitations/invitations-repository';
import { previewInviteUsers } from './invitations/preview-invite-users';
import { storeLicenses } from './licenses/store-licenses';
import { commitImport } from './list-imports/commit-import';
import { getImport } from './list-imports/get-import';
import { getImportRows } from './list-imports/get-import-rows';
import { getImports } from './list-imports/get-imports';
import { importSchema } from './list-imports/import-record';
import { importRowSchema } from './list-imports/import-row-record';
import { importsIn } from './list-imports/imports-repository';
import { noteInteractions } from './list-imports/note-interactions';
import { previewImport } from './list-imports/preview-import';
import { takeBackImport } from './list-imports/take-back-import';
import { moves } from './moves';
import { deleteOrganization } from './organizations/delete-organization';
import { getOrganization } from './organizations/get-organization';
import { getOrganizations } from './organizations/get-organizations';
import { nameTurnSchema } from './organizations/name-turns';
import { noteResources } from './organizations/note-resources';
import { organizationSchema } from './organizations/organization-record';
import { organizationsIn } from './organizations/organizations-repository';
import { saveOrganization } from './organizations/save-organization';
import { undeleteOrganization } from './organizations/undelete-organization';
import { getUser } from './people/get-user';
import { getUsers } from './people/get-users';
import { listOldPeople } from './people/lists/list-old-people';
import { personWordSchema } from './people/lists/person-words';
import { purgeWords } from './people/lists/purge-words';
import { recountPeople } from './people/lists/recount-people';
import { peopleIn, personTallySchema } from './people/people-repository';
import { personSchema } from './people/person-record';
import { leavePlace } from './places/leave-place';
import { removalSchema } from './places/removal-record';
import { removalsIn } from './places/removals-repository';
import { removeUser } from './places/remove-user';
import { setLicenses } from './places/set-licenses';
import { setRoles } from './places/set-roles';
import { undoRemoveUser } from './places/undo-remove-user';
import { courseTrySchema } from './programs/course-try-record';
import { deleteProgram } from './programs/delete-program';
import { getProgram } from './programs/get-program';
import { getPrograms } from './programs/get-programs';
import { getProgramsForUser } from './programs/get-programs-for-user';
import { joinProgram } from './programs/join-program';
import { lookUpCourse } from './programs/look-up-course';
import { programSchema } from './programs/program-record';
import { programsIn } from './programs/programs-repository';
import { saveProgram } from './programs/save-program';
import { undeleteProgram } from './programs/undelete-program';
import { identityBin } from './recycle-bin/identity-bin';
import { republish } from './republish';
import { storeSeats } from './seats/store-seats';
import { confirmSession } from './session/confirm-session';
import { getActor } from './session/get-actor';
import { getUserSession } from './session/get-user-session';
import { journalKeys } from './session/journal-key';
import { signOutEverywhere } from './session/sign-out-everywhere';
import { switchOrganization } from './session/switch-organization';
import { createOtp } from './sign-in/create-otp';
import { login } from './sign-in/login';
import { loginCheck } from './sign-in/login-check';
import { logout } from './sign-in/logout';
import { passwordsInTurn } from './sign-in/passwords';
import { verifyEmail } from './sign-in/verify-email';
import { verifyOtp } from './sign-in/verify-otp';

/** People, organisations, programs and sign-in. */
export const identityService: ServiceDefinition<'identity'> = {
  name: 'identity',
  schemas: {
    Person: personSchema,
    PersonTally: personTallySchema,
    PersonWord: personWordSchema,
    Organization: organizationSchema,
    Program: programSchema,
    CourseTry: courseTrySchema,
    NameTurn: nameTurnSchema,
    Invitation: invitationSchema,
    Removal: removalSchema,
    Import: importSchema,
    ImportRow: importRowSchema,
    Access: accessSchema,
    AuditEntry: auditSchema,
    AuditEnd: auditEndSchema,
    Code: codeSchema,
    InvitationCode: invitationCodeSchema,
    CodeTurn: codeTurnSchema,
  },
  handlers(context) {
    const { connection } = context;
    const stores = {
      people: peopleIn(connection),
      organizations: organizationsIn(connection),
      programs: programsIn(connection),
    };
    const passwords = passwordsInTurn();
    const codes = codesIn(connection, context.keyFor('codes'));
    const accesses = accessesIn(connection);
    const sessions = { ...stores, accesses, journalKeyOf: journalKeys(context.keyFor('journals')) };
    const parts = { ...stores, codes, context };
    const invitations = invitationsIn(connection);
    const removals = removalsIn(connection);
    const imports = importsIn(connection);
    const bin = identityBin(parts);
    return {
      login: login(stores.people, passwords),
      logout,
      loginCheck: loginCheck(parts),
      verifyEmail: verifyEmail(parts),
      lookUpCourse: lookUpCourse(stores),
      joinProgram: joinProgram(parts),
      createOtp: createOtp(parts),
      verifyOtp: verifyOtp(parts),
      getUserSession: getUserSession(sessions),
      switchOrganization: switchOrganization(sessions),
      becomeUser: becomeUser(sessions),
      endBecomeUser: endBecomeUser(accesses),
      getAccesses: getAccesses(accesses),
      getAudit: getAudit(auditLogIn(connection)),
      recordAudit: recordAudit(context),
      getUsers: getUsers(stores),
      getUser: getUser(stores),
      addInviteUsers: addInviteUsers({ ...parts, invitations }),
      previewInviteUsers: previewInviteUsers(stores),
      previewImport: previewImport({ ...parts, imports }),
      commitImport: commitImport({ ...parts, imports, invitations }),
      takeBackImport: takeBackImport({ ...parts, imports }),
      getImports: getImports({ ...parts, imports }),
      getImport: getImport(imports),
      getImportRows: getImportRows(imports),
      removeUser: removeUser({ ...parts, removals }),
      undoRemoveUser: undoRemoveUser({ ...parts, removals }),
      leavePlace: leavePlace(parts),
      setRoles: setRoles(parts),
      setLicenses: setLicenses(parts),
      getProgramsForUser: getProgramsForUser(stores.people, stores.programs),
      newPassword: newPassword({ ...parts, passwords }),
      signOutEverywhere: signOutEverywhere(parts),
      beginDataExport,
      signOutUser: signOutUser(parts),
      disableUser: disableUser(parts),
      updateUser: updateUser(parts),
      deleteUser: deleteUser(parts),
      addEmail: addEmail(parts),
      verifyNewEmail: verifyNewEmail(parts),
      acceptEmail: acceptEmail(parts),
      deleteEmail: deleteEmail(parts),
      sendReset: sendReset(parts),
      confirmSession: confirmSession({ ...parts, passwords }),
      getOrganizations: getOrganizations(parts),
      getOrganization: getOrganization(parts),
      saveOrganization: saveOrganization(parts),
      deleteOrganization: deleteOrganization(parts),
      undeleteOrganization: undeleteOrganization(parts),
      getPrograms: getPrograms(parts),
      getProgram: getProgram(stores.programs),
      saveProgram: saveProgram(parts),
      deleteProgram: deleteProgram(parts),
      undeleteProgram: undeleteProgram(parts),
      listIdentityBin: bin.list,
      previewIdentityBin: bin.preview,
      restoreIdentityBin: bin.restore,
      getActor: getActor(stores),
    };
  },
  reactions: ({ connection }) => ({
    ...noteResources({ organizations: organizationsIn(connection), programs: programsIn(connection) }),
    ...storeLicenses(peopleIn(connection)),
    ...noteInteractions(importsIn(connection)),
    ...storeSeats(organizationsIn(connection)),
    ...storeAudit(
      {
        people: peopleIn(connection),
        organizations: organizationsIn(connection),
        programs: programsIn(connection),
      },
      auditLogIn(connection),
    ),
  }),
  work: (context) => listOldPeople(context, peopleIn(context.connection)),
  republish,
  recount: recountPeople,
  check: checkAudit,
  purge: purgeWords(),
  moves,
};
