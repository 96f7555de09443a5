import { REMOVAL_UNDO_MINUTES, type Role, roles } from '@coaching/contracts';
import { storedIn, within } from '@coaching/service-kit';

/** What somebody was in a place out of which they were taken, in the collection `removals`, for as long as it can be undone. */
export interface RemovalRecord {
  /** Uid of who took them out. */
  by: string;
  user_uid: string;
  /** Uid of the organisation, the program or the coach. */
  entity_uid: string;
  /** In the place itself; none with a coach. */
  roles: Role[];
  /** In the programs of an organisation. */
  programs: { program_uid: string; program_name: string; roles: Role[] }[];
  /** They started working there after signing in. */
  was_home: boolean;
  created_at: Date;
}

const rolesField = [{ type: String, enum: roles }];

export const removalSchema = storedIn<RemovalRecord>('removals', {
  by: { type: String, required: true },
  user_uid: { type: String, required: true },
  entity_uid: { type: String, required: true },
  roles: rolesField,
  programs: [
    within<RemovalRecord['programs'][number]>({
      program_uid: { type: String, required: true },
      program_name: { type: String, required: true },
      roles: rolesField,
    }),
  ],
  was_home: { type: Boolean, default: false },
  created_at: { type: Date, required: true },
});
removalSchema.index({ user_uid: 1, entity_uid: 1, by: 1 });
removalSchema.index({ created_at: 1 }, { expireAfterSeconds: REMOVAL_UNDO_MINUTES * 60 });
