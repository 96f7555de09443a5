/** What a code proves: an address to sign in with, or a further address of somebody's account. */
export type CodePurpose = 'sign-in' | 'new-email';

/** A one-time code as the collection `codes` holds it, without the code. */
export interface CodeRecord {
  purpose: CodePurpose;
  /** Address it was sent to, in lower case. */
  email: string;
  /** Whose account gets the address, for 'new-email'; else ''. */
  user_uid: string;
  /** What the person typed to join a program when they signed up. */
  course_code: string | null;
  /** HMAC in base64. */
  hash: string;
  tries: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
