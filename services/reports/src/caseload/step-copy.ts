import type { ActionStepFacts } from '@coaching/contracts';
import { type EventReactions, isOutdated, storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection, Model } from 'mongoose';

/** What this service knows of an action step: who has it, where, and by when; in the collection `steps`. */
export interface StepCopy
  extends Pick<
    ActionStepFacts,
    'uid' | 'user' | 'clients' | 'tool_uid' | 'due_date' | 'organization_uid' | 'program_uid'
  > {
  open: boolean;
  /** Null in copies from before it was stored, until the step is published again. */
  created_at: Date | null;
  /** When it was done; null while it is open. */
  completed: Date | null;
  /** The step's revision this copy is from; an older word is ignored. */
  revision: number;
}

export const stepCopySchema = storedIn<StepCopy>('steps', {
  uid: { type: String, required: true },
  user: { type: String, default: '' },
  clients: [String],
  tool_uid: { type: String, default: '' },
  due_date: { type: String, default: null },
  organization_uid: { type: String, default: null },
  program_uid: { type: String, default: null },
  open: { type: Boolean, required: true },
  created_at: { type: Date, default: null },
  completed: { type: Date, default: null },
  revision: { type: Number, required: true },
});
stepCopySchema.index({ uid: 1 }, { unique: true });
stepCopySchema.index({ user: 1, open: 1 });
for (const place of ['organization_uid', 'program_uid'] as const)
  for (const when of ['created_at', 'completed'] as const) stepCopySchema.index({ [place]: 1, [when]: 1 });

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

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** Keeps the copies as steps are published, in whatever order; what is deleted is nobody's and not open. */
export const storeSteps = (steps: Steps): EventReactions => ({
  async 'action_step.updated'({ revision, data: { step } }, { session }) {
    const { uid, user, clients, tool_uid, due_date, organization_uid, program_uid } = step;
    const completed = moment(step.completed);
    await steps.put(
      {
        uid,
        user,
        clients,
        tool_uid,
        due_date,
        organization_uid,
        program_uid,
        open: completed === null,
        created_at: moment(step.created_at),
        completed,
        revision,
      },
      session,
    );
  },
  async 'action_step.deleted'({ entity_uid: uid, revision }, { session }) {
    const nobodys = { user: '', clients: [], tool_uid: '', organization_uid: null, program_uid: null };
    const never = { due_date: null, created_at: null, completed: null };
    await steps.put({ uid, ...nobodys, ...never, open: false, revision }, session);
  },
});
