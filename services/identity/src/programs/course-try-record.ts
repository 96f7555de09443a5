import { storedIn } from '@coaching/service-kit';

export const COURSE_TRY_RETENTION_SECONDS = 60 * 60;

/** That an organisation wanted a course code for a program of its own, in the collection `course_tries`. */
export interface CourseTryRecord {
  uid: string;
  organization_uid: string;
  /** It leads to another program, which the answer said. */
  is_taken: boolean;
  created_at: Date;
}

export const courseTrySchema = storedIn<CourseTryRecord>('course_tries', {
  uid: { type: String, required: true },
  organization_uid: { type: String, required: true },
  is_taken: { type: Boolean, required: true },
  created_at: { type: Date, required: true },
});
courseTrySchema.index({ uid: 1 }, { unique: true });
courseTrySchema.index({ organization_uid: 1, created_at: 1 });
courseTrySchema.index({ created_at: 1 }, { expireAfterSeconds: COURSE_TRY_RETENTION_SECONDS });
