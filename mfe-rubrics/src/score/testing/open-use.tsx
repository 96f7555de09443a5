import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { RubricInstance } from '@coaching/contracts';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { anInstance, anItem } from '../../instance/testing/builders';
import UsePage from '../use-page';

/** A stream that says nothing. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close() {}
}
globalThis.EventSource = SilentStream as never;
Element.prototype.scrollIntoView = () => undefined;
globalThis.CSS = { escape: (text: string) => text } as never;

export const { coach, coachee } = cast.users;

/** Whose use of a rubric it is. */
export const people = {
  uid: 'r9',
  user: coach.uid,
  user_embed: embedOf(coach),
  client: coachee.uid,
  client_embed: embedOf(coachee),
};
/** A use of a rubric in which one row is scored, with a note. */
export const scored = anInstance(people, [anItem('a', { checked: 1, notes: '<p>They asked why.</p>' })]);

/** The page of a use. @param more answers besides the common ones */
export const open = (instance: RubricInstance, as: CastName = 'coach', more: Answers = {}) =>
  renderPage(<UsePage />, {
    at: '/rubric/use/r9',
    path: '/rubric/use/:instance_uid',
    as,
    answers: {
      getRubricInstance: { rubric_instance: instance },
      getToolActionSteps: { steps: [] },
      saveRubricInstance: ({ body }) => ({
        rubric_instance: { ...instance, revision: body.rubric_instance.revision! + 1 },
      }),
      ...more,
    },
  });

/** The levels of a row. */
export const row = (name: string) => screen.findByRole('radiogroup', { name });
/** A level of a row. */
export const choice = async (name: string, level: RegExp) =>
  within(await row(name)).getByRole('radio', { name: level });
/** Whether a level is the one that was chosen. */
export const isChosen = (radio: HTMLElement) => radio.getAttribute('aria-checked') === 'true';

/** What the server makes of action steps that are sent. */
export const savedSteps: Answers['saveActionSteps'] = ({ body }) => ({
  steps: body.steps.map((step) => ({
    ...step,
    coachee: true,
    completed: null,
    due_date: null,
    revision: 1,
    tool_type: 'rubric_instance',
    tool_uid: 'r9',
    tool_embed: { uid: 'r9', entity_type: 'rubric_instance', title: 'Fractions', timestamp: null },
    user_embed: embedOf(coach),
    client_embed: embedOf(coachee),
    organization_uid: null,
    program_uid: null,
  })) as never,
});
