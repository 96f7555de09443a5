import { type MovedRow, type Moves, type MovingOrganization, talliesIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { interviewSchema } from './interviews/interview-record';
import { templateTallySchema } from './interviews/interviews-repository';
import { questionTallySchema } from './questions/questions-repository';

/** What of the bank is the platform's, the organisation's, or of one of its people alone. */
const ofBank = ({ uid, user_uids }: MovingOrganization) => ({
  $or: [
    { 'offer.visibility': /^system/ },
    { 'offer.organization_uid': uid },
    { 'offer.visibility': 'private', user: { $in: user_uids } },
  ],
});

const counting =
  (name: string, schema: typeof questionTallySchema) =>
  (rows: readonly MovedRow[], connection: Connection, session: ClientSession) =>
    talliesIn(connection, name, schema).follow(
      rows.map(({ keys }) => [[], keys?.places ?? []]),
      session,
    );

/** An organisation's conversations with what coachees answered, and the bank that it works with. */
export const moves: Moves = {
  rows: [
    {
      model: 'Interview',
      of: (organization) => ({
        $or: [
          { organization_uid: organization.uid, offer: null },
          { offer: { $ne: null }, ...ofBank(organization) },
        ],
      }),
      arrived: counting('TemplateTally', templateTallySchema),
    },
    { model: 'Question', of: ofBank, arrived: counting('QuestionTally', questionTallySchema) },
    {
      model: 'Answer',
      of: async ({ uid }, connection) => {
        const interviews = connection.model('Interview', interviewSchema);
        const uids = await interviews.distinct('uid', { organization_uid: uid }, { withDeleted: true });
        return { interview_uid: { $in: uids } };
      },
      order: ['_id'],
    },
    {
      model: 'Favorite',
      of: ({ uid, user_uids }) => ({ owner: { $in: [uid, ...user_uids] } }),
      order: ['_id'],
    },
  ],
};
