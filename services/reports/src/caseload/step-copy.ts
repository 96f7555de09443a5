import type { ActionStepFacts } from '@coaching/contracts';
import { type EventReactions, isOutdated, storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';

/** What this service knows of an action step: who has it, and by when; in the collection `steps`. */
export interface StepCopy
  extends Pick<ActionStepFacts, 'uid' | 'user' | 'clients' | 'tool_uid' | 'due_date'> {
  open: boolean;
  /** The step's revision this copy is from; an older word is ignored. */
  revision: number;
}

export const stepCopySchema = storedIn<StepCopy>('steps', {
  uid: { type: String, required: true },
  user: { type: String, default: '' },
  clients: [String],
  tool_uid: { type: String, default: '' },
  due_date: { type: String, default: null },
  open: { type: Boolean, required: true },
  revision: { type: Number, required: true },
});
stepCopySchema.index({ uid: 1 }, { unique: true });
stepCopySchema.index({ user: 1, open: 1 });

/** This service's copies of action steps. */
export interface Steps {
  model: Model<StepCopy>;
  /** Open steps of a coach's interactions. */
  openOf(user: string): Promise<StepCopy[]>;
  /** Puts a copy in the place of an older one. */
  put(step: StepCopy, session: ClientSession): Promise<void>;
}

export function stepsIn(connection: Connection): Steps {
  const model = connection.model<StepCopy>('StepCopy', stepCopySchema);
  return {
    model,
    openOf: (user) => model.find({ user, open: true }, WITHOUT_ID).lean<StepCopy[]>(),
    async put(step, session) {
      const known = await model.findOne({ uid: step.uid }, WITHOUT_ID, { session }).lean<StepCopy>();
      if (isOutdated(step, known)) return;
      await model.replaceOne({ uid: step.uid }, step, { upsert: true, session });
    },
  };
}

/** Keeps the copies as steps are published, in whatever order; what is deleted is nobody's and not open. */
export const storeSteps = (steps: Steps): EventReactions => ({
  async 'action_step.updated'({ revision, data: { step } }, { session }) {
    const { uid, user, clients, tool_uid, due_date, completed } = step;
    await steps.put({ uid, user, clients, tool_uid, due_date, open: completed === null, revision }, session);
  },
  async 'action_step.deleted'({ entity_uid: uid, revision }, { session }) {
    const nobodys = { user: '', clients: [], tool_uid: '', due_date: null, open: false };
    await steps.put({ uid, ...nobodys, revision }, session);
  },
});
