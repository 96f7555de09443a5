import { type Entity, entityIn } from '@coaching/service-kit';

/** A program as the collection `programs` holds it. */
export interface ProgramRecord extends Entity {
  program_name: string;
  program_type: string;
  organization_uid: string;
  /** What people type at sign-up to join as coachees, upper case; null when nobody can. */
  course_code: string | null;
  /** Deleted by the deletion of its organisation, with which it comes back. */
  deleted_along: boolean;
}

export const programSchema = entityIn<ProgramRecord>('programs', {
  program_name: { type: String, required: true },
  program_type: { type: String, default: '' },
  organization_uid: { type: String, required: true },
  course_code: { type: String, default: null },
  deleted_along: { type: Boolean, default: false },
});
programSchema.index({ organization_uid: 1, program_name: 1 });
programSchema.index({ course_code: 1 });
