import type { Conversation } from '../authentication/scram';
import { check } from '../errors';
import type { Document } from '../values/types';

/** What is known of one client's connection. */
export class Connection {
  /** What the client sent about itself in its first handshake. */
  client?: Document;
  /** The proof that is under way. */
  conversation?: Conversation;
  private isIntroduced = false;

  constructor(
    readonly id: number,
    /** Whether it may give commands: from the start, or once its user is proved. */
    public mayAsk = true,
  ) {}

  /** Takes what a handshake says of the client. Throws where a later one says anything. */
  introduce(client: Document | undefined): void {
    check(
      client === undefined || !this.isIntroduced,
      'ClientMetadataCannotBeMutated',
      'The client metadata document may only be sent in the first hello',
    );
    this.isIntroduced = true;
    this.client ??= client;
  }
}
