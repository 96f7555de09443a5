import type { Actor } from '@coaching/contracts';
import { demoUsers } from '@coaching/demo';

/** Somebody of the demo as they call; where they belong to an organisation, they work in the first. @throws when nobody is called so */
export function demoActor(uid: string): Actor {
  const user = demoUsers(new Date()).find((person) => person.uid === uid);
  if (!user) throw new Error(`${uid} is nobody of the demo.`);
  const { email, roles, schools, licenses } = user;
  return {
    uid,
    username: email,
    organization_uid: schools[0]?.organization_uid ?? null,
    roles,
    schools,
    licenses,
  };
}
