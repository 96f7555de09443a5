import type { ServiceDefinition } from '@coaching/service-kit';
import { codesIn } from './codes/codes-repository';
import { indexes } from './indexes';
import { organizationsIn } from './organizations/organizations-repository';
import { getUser } from './people/get-user';
import { getUsers } from './people/get-users';
import { peopleIn } from './people/people-repository';
import { getProgramsForUser } from './programs/get-programs-for-user';
import { programsIn } from './programs/programs-repository';
import { reannounce } from './reannounce';
import { getActor } from './session/get-actor';
import { getUserSession } from './session/get-user-session';
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
    const codes = codesIn(db, context.keyFor('codes'));
    const parts = { ...stores, codes, context };
    return {
      login: login(stores.people, passwordsInTurn()),
      logout,
      loginCheck: loginCheck(parts),
      verifyEmail: verifyEmail(parts),
      createOtp: createOtp(parts),
      verifyOtp: verifyOtp(parts),
      getUserSession: getUserSession(stores),
      switchOrganization: switchOrganization(stores),
      getUsers: getUsers(stores.people),
      getUser: getUser(stores.people),
      getProgramsForUser: getProgramsForUser(stores.people, stores.programs),
      getActor: getActor(stores.people, stores.organizations),
    };
  },
  reannounce,
};
