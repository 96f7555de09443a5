import { type MovedRow, type Moves, type MovingOrganization, talliesIn } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { Bank, BankRow } from './bank/bank';
import { fillPairs } from './bank/old-rows';
import { type InterviewRecord, interviewKeys, interviewSchema } from './interviews/interview-record';
import { templateTallySchema } from './interviews/interviews-repository';
import { type QuestionRecord, questionKeys, questionSchema } from './questions/question-record';
import { questionTallySchema } from './questions/questions-repository';

/** What of the bank is the platform's, the organisation's, or of one of its people alone. */
const ofBank = ({ uid, user_uids }: MovingOrganization) => ({
  $or: [
    { 'offer.visibility': /^system/ },
    { 'offer.organization_uid': uid },
    { 'offer.visibility': 'private', user: { $in: user_uids } },
  ],
});

const arriving =
  <Row extends BankRow>(
    [name, tallySchema]: [string, typeof questionTallySchema],
    bankIn: (connection: Connection) => Pick<Bank<Row>, 'model' | 'keysOf'>,
  ) =>
  async (rows: readonly MovedRow[], connection: Connection, session: ClientSession) => {
    await talliesIn(connection, name, tallySchema).follow(
      rows.map(({ keys }) => [[], keys?.places ?? []]),
      session,
    );
    await fillPairs(bankIn(connection), rows as unknown as readonly Row[], session);
  };

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
      arrived: arriving<InterviewRecord>(['TemplateTally', templateTallySchema], (connection) => ({
        model: connection.model<InterviewRecord>('Interview', interviewSchema),
        keysOf: interviewKeys,
      })),
    },
    {
      model: 'Question',
      of: ofBank,
      arrived: arriving<QuestionRecord>(['QuestionTally', questionTallySchema], (connection) => ({
        model: connection.model<QuestionRecord>('Question', questionSchema),
        keysOf: questionKeys,
      })),
    },
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
