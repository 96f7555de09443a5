import type { Role } from '@coaching/contracts';

export type Place = 'cedar' | 'lakeside';
export type ProgramName = 'literacy' | 'numeracy' | 'reading';

/** Somebody of the cast: their uid where names stand for uids, and what they hold where. */
export interface Part {
  uid: string;
  username: string;
  role: Role;
  /** Where they work; nowhere unless it says, and then the role is their own. */
  at?: Place;
  /** The program they are in. */
  in?: ProgramName;
  /** Their role is one in the program, not in the whole organisation. */
  ofProgram?: true;
  invitedBy?: 'sol';
}

/** Who plays what in the tests, by what they are to the coach. */
export const parts = {
  coach: { uid: 'ada', username: 'Ada Park', role: 'Coach', at: 'cedar', in: 'literacy' },
  secondCoach: { uid: 'maya', username: 'Maya Ortiz', role: 'Coach', at: 'cedar' },
  coachee: { uid: 'daniel', username: 'Daniel Reyes', role: 'Coachee', at: 'cedar', in: 'literacy' },
  otherCoachee: { uid: 'grace', username: 'Grace Kim', role: 'Coachee', at: 'cedar', in: 'numeracy' },
  admin: { uid: 'olive', username: 'Olive Grant', role: 'Organization Admin', at: 'cedar' },
  programAdmin: {
    uid: 'pedro',
    username: 'Pedro Silva',
    role: 'Program Admin',
    at: 'cedar',
    in: 'literacy',
    ofProgram: true,
  },
  otherProgramAdmin: {
    uid: 'nina',
    username: 'Nina Berg',
    role: 'Program Admin',
    at: 'cedar',
    in: 'numeracy',
    ofProgram: true,
  },
  billing: { uid: 'bill', username: 'Bill Page', role: 'Billing', at: 'cedar' },
  strangerCoach: { uid: 'lena', username: 'Lena Moss', role: 'Coach', at: 'lakeside' },
  strangerCoachee: { uid: 'luis', username: 'Luis Ortega', role: 'Coachee', at: 'lakeside', in: 'reading' },
  strangerAdmin: { uid: 'lars', username: 'Lars Holm', role: 'Organization Admin', at: 'lakeside' },
  soloCoach: { uid: 'sol', username: 'Sol Winter', role: 'Coach' },
  soloCoachee: { uid: 'amara', username: 'Amara Diallo', role: 'Coachee', invitedBy: 'sol' },
  superuser: { uid: 'sasha', username: 'Sasha Root', role: 'Superuser' },
  support: { uid: 'sidney', username: 'Sidney Help', role: 'Support' },
  contentManager: { uid: 'connie', username: 'Connie Page', role: 'Content Manager' },
} as const satisfies Record<string, Part>;
