import { isDuplicateKey, storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { Connection } from 'mongoose';

/**
 * What a coachee answered a question of a conversation themselves, in the collection `coachee_answers`. It stands apart
 * from the conversation, so that a coach who writes and a coachee who answers never overwrite each other.
 */
export interface AnswerRecord {
  /** Made of the three below. */
  _id: string;
  interview_uid: string;
  /** Uid of the question within the conversation. */
  question_uid: string;
  client_uid: string;
  /** Rich text. */
  answer: string;
  updated_at: Date;
}

export const answerSchema = storedIn<AnswerRecord>('coachee_answers', {
  _id: { type: String, required: true },
  interview_uid: { type: String, required: true },
  question_uid: { type: String, required: true },
  client_uid: { type: String, required: true },
  answer: { type: String, default: '' },
  updated_at: { type: Date, required: true },
});
answerSchema.index({ interview_uid: 1, client_uid: 1 });

export interface Answers {
  /** Of a conversation all, or those of one coachee. */
  ofInterview(interview_uid: string, client_uid?: string): Promise<AnswerRecord[]>;
  /** Of several conversations those of one coachee. */
  ofClient(client_uid: string, interview_uids: readonly string[]): Promise<AnswerRecord[]>;
  /**
   * Stores an answer in the place of the one that was saved then, or of none, where that is null; of any unless it is told.
   * @returns false where another one is there
   */
  put(answer: Omit<AnswerRecord, '_id'>, based_on?: Date | null): Promise<boolean>;
}

export function answersIn(connection: Connection): Answers {
  const model = connection.model<AnswerRecord>('Answer', answerSchema);
  return {
    ofInterview: (interview_uid, client_uid) =>
      model
        .find({ interview_uid, ...(client_uid && { client_uid }) }, WITHOUT_ID)
        .sort({ client_uid: 1 })
        .lean<AnswerRecord[]>(),
    ofClient: (client_uid, interview_uids) =>
      model
        .find({ interview_uid: { $in: [...interview_uids] }, client_uid }, WITHOUT_ID)
        .lean<AnswerRecord[]>(),
    async put(answer, based_on) {
      const _id = [answer.interview_uid, answer.question_uid, answer.client_uid].join(' ');
      if (based_on === undefined) {
        await model.updateOne({ _id }, { $set: answer }, { upsert: true });
        return true;
      }
      if (based_on !== null)
        return (await model.updateOne({ _id, updated_at: based_on }, { $set: answer })).matchedCount === 1;
      try {
        return (
          (await model.updateOne({ _id }, { $setOnInsert: answer }, { upsert: true })).upsertedCount === 1
        );
      } catch (error) {
        // Two devices began it in the same moment.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
