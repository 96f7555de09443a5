import { type ConfigEntity, configEntities, type EventData } from '@coaching/contracts';
import { asChecked, storedIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';

/** A tool that was copied, and whose questions wait to be copied, too. */
export interface PendingCopy {
  /** Uid of the copy. */
  _id: string;
  from: string;
  config_entity: ConfigEntity;
  config_uid: string;
  /** Uids of the copy's categories by those of the tool's, as pairs. */
  categories: [from: string, to: string][];
}

export const pendingCopySchema = storedIn<PendingCopy>('pending_copies', {
  _id: { type: String, required: true },
  from: { type: String, required: true },
  config_entity: { type: String, enum: configEntities, required: true },
  config_uid: { type: String, required: true },
  categories: asChecked,
});

export interface PendingCopies {
  add(copied: EventData<'tool.copied'>, session: ClientSession): Promise<void>;
  next(): Promise<PendingCopy | null>;
  done(copy: PendingCopy): Promise<void>;
}

export function pendingCopiesIn(connection: Connection): PendingCopies {
  const model = connection.model<PendingCopy>('PendingCopy', pendingCopySchema);
  return {
    async add({ to, from, config_entity, config_uid, categories }, session) {
      const copy = { from, config_entity, config_uid, categories: Object.entries(categories) };
      await model.updateOne({ _id: to }, { $set: copy }, { upsert: true, session });
    },
    next: () => model.findOne().lean<PendingCopy>(),
    async done({ _id }) {
      await model.deleteOne({ _id });
    },
  };
}
