import type { ServiceDefinition } from '@coaching/service-kit';
import { addEmail } from './account/add-email';
import { deleteEmail } from './account/delete-email';
import { deleteUser } from './account/delete-user';
import { newPassword } from './account/new-password';
import { updateUser } from './account/update-user';
import { verifyNewEmail } from './account/verify-new-email';
import { codesIn } from './codes/codes-repository';
import { indexes } from './indexes';
import { getOrganizations } from './organizations/get-organizations';
import { organizationsIn } from './organizations/organizations-repository';
import { getUser } from './people/get-user';
import { getUsers } from './people/get-users';
import { peopleIn } from './people/people-repository';
import { getProgramsForUser } from './programs/get-programs-for-user';
import { programsIn } from './programs/programs-repository';
import { reannounce } from './reannounce';
import { getActor } from './session/get-actor';
import { getUserSession } from './session/get-user-session';
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
  indexes,
  handlers(context) {
    const { db } = context;
    const stores = { people: peopleIn(db), organizations: organizationsIn(db), programs: programsIn(db) };
    const passwords = passwordsInTurn();
    const codes = codesIn(db, context.keyFor('codes'));
    const parts = { ...stores, codes, context };
    return {
      login: login(stores.people, passwords),
      logout,
      loginCheck: loginCheck(parts),
      verifyEmail: verifyEmail(parts),
      createOtp: createOtp(parts),
      verifyOtp: verifyOtp(parts),
      getUserSession: getUserSession(stores),
      switchOrganization: switchOrganization(stores),
      getUsers: getUsers(stores),
      getUser: getUser(stores.people),
      getProgramsForUser: getProgramsForUser(stores.people, stores.programs),
      newPassword: newPassword({ ...parts, passwords }),
      signOutEverywhere: signOutEverywhere(parts),
      updateUser: updateUser(parts),
      deleteUser: deleteUser(parts),
      addEmail: addEmail(parts),
      verifyNewEmail: verifyNewEmail(parts),
      deleteEmail: deleteEmail(parts),
      getOrganizations: getOrganizations(parts),
      getActor: getActor(stores.people, stores.organizations),
    };
  },
  reannounce,
};
