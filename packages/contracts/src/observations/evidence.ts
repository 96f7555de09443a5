import { z } from 'zod';
import { line, moment, richText, uid } from '../fields';

/** Days that evidence is looked for in, unless one names the observations. */
export const EVIDENCE_DAYS = 90;

/** Lines that are answered of one observation; a script of more evidence is read in the observation itself. */
export const MAX_EVIDENCE_LINES = 200;

/** A line of a script that is evidence for rows of a rubric. */
export const evidenceLineSchema = z.object({
  item_uid: uid,
  /** The stamp as shown. */
  time: line(20),
  data: richText,
  row_uids: z.array(uid),
});
export type EvidenceLine = z.infer<typeof evidenceLineSchema>;

/** An observation with lines that are evidence for rows of a rubric. */
export const observationEvidenceSchema = z.object({
  uid,
  title: line(300),
  timestamp: moment.nullable(),
  /** The first of them, in the order of the script. */
  lines: z.array(evidenceLineSchema).max(MAX_EVIDENCE_LINES),
  /** How many lines are evidence, those beyond the first included. */
  tagged: z.number().int(),
  /** Where it is asked for: the first lines with words that are tagged with no row of this rubric. */
  untagged: z.array(evidenceLineSchema.omit({ row_uids: true })).max(MAX_EVIDENCE_LINES),
});
export type ObservationEvidence = z.infer<typeof observationEvidenceSchema>;
