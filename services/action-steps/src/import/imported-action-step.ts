/** An action step to bring in; what it has of its tool is filled in from what this service knows of the tool. */
export interface ImportedActionStep {
  uid: string;
  /** The observation, conversation or rubric instance it follows from. */
  tool_uid: string;
  /** Rich text. */
  action_step: string;
  /** Whether it is for the coachee to do; otherwise it is for the coach. */
  coachee: boolean;
  /** ISO 8601; null while it is open. */
  completed: string | null;
  /** YYYY-MM-DD */
  due_date: string | null;
  /** ISO 8601 */
  created_at: string;
}
