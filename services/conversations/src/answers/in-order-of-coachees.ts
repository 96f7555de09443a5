import type { AnswerRecord } from './answers-repository';

/**
 * What coachees answered, in the order in which the conversation has them; of those who are none of it any more at the
 * end, as it came.
 * @param clients uids of its coachees
 */
export function inOrderOfCoachees<Answer extends Pick<AnswerRecord, 'client_uid'>>(
  clients: readonly string[],
  answers: readonly Answer[],
): Answer[] {
  const places = new Map(clients.map((uid, place) => [uid, place]));
  const placeOf = ({ client_uid }: Answer) => places.get(client_uid) ?? clients.length;
  return answers.toSorted((one, other) => placeOf(one) - placeOf(other));
}
