import { randomUUID } from 'node:crypto';
import { aPerson } from '@coaching/access/testing';
import type { Actor, CallInput, DomainEvent } from '@coaching/contracts';
import { service as conversations, importInterviews, importQuestions } from '@coaching/service-conversations';
import { eventsOfCopies } from '@coaching/service-kit/testing';
import { serveAlone } from '../served-service';
import {
  categories,
  coach,
  organization,
  owners,
  program,
  questionsOf,
  questionUid,
  starred,
  templatesOf,
  templateUid,
  tool,
} from './rows';

const programs = [{ program_uid: program, program_name: 'Literacy' }];

const actor: Actor = {
  uid: coach,
  username: 'Coach',
  organization_uid: organization,
  roles: [],
  schools: [
    {
      organization_uid: organization,
      roles: ['Coach'],
      programs: [{ program_uid: program, roles: ['Coach'] }],
    },
  ],
  licenses: [],
};

/** What somebody asks of questions, or of templates. */
export type AskedQuestions = Omit<CallInput<'getQuestions'>['query'], 'question_type'>;
export type AskedTemplates = NonNullable<CallInput<'getInterviewTemplates'>['query']>;

/** The service on a database of its own, with a bank to measure. */
export interface MeasuredBank {
  questions: number;
  templates: number;
  /** Asks as the coach does. @returns how many rows came @throws when it is refused */
  askQuestions(query: AskedQuestions): Promise<number>;
  askTemplates(query: AskedTemplates): Promise<number>;
  stop(): Promise<void>;
}

/** Puts a bank into the service: that many questions and templates, MARKED of them with a star. */
export async function bankWith(
  mongoUrl: string,
  { questions, templates }: { questions: number; templates: number },
): Promise<MeasuredBank> {
  const served = await serveAlone(conversations, {
    mongoUrl,
    databasePrefix: `of_${questions}_`,
    actor,
  });
  const { service, bus, ask: call } = served;
  const place = {
    uid: organization,
    name: 'Cedar Grove School District',
    short_name: 'Cedar Grove',
    logo: null,
    programs: programs.map((each) => ({ uid: program, organization_uid: organization, ...each })),
    has_resources: false,
  };
  const tool_set = {
    uid: 'tool-set',
    config_entity: 'System' as const,
    config_uid: 'system',
    tools: [
      {
        uid: tool,
        name: 'Check-in',
        tool_type: 'Conversation' as const,
        structured: false,
        deleted: false,
        categories: categories.map((uid) => ({ uid, name: uid })),
      },
    ],
  };
  const people = owners.map((uid) =>
    aPerson(`Person ${uid}`, { uid, schools: [{ organization_uid: organization, programs }] }),
  );
  const events = eventsOfCopies({ people, organizations: [place], toolSets: [tool_set] }, 1);
  for (const fact of events)
    await bus.publish({
      id: randomUUID(),
      occurred_at: new Date().toISOString(),
      ...fact,
    } as DomainEvent);
  await importQuestions(service.context, questionsOf(questions));
  await importInterviews(service.context, templatesOf(templates));

  const star = (favorite_type: 'question' | 'template', uid: string) =>
    call('/update_favorite', {
      method: 'POST',
      body: JSON.stringify({
        uid,
        favorite_type,
        favorite_entity: 'User',
        favorite_uid: coach,
        favorite_value: 1,
      }),
    });
  for (const at of starred(questions)) await star('question', questionUid(at));
  for (const at of starred(templates)) await star('template', templateUid(at));

  const asked = (query: object) => new URLSearchParams(query as Record<string, string>);
  return {
    questions,
    templates,
    askQuestions: async (query) =>
      (await call(`/questions?${asked({ ...query, question_type: tool })}`)).questions.length,
    askTemplates: async (query) =>
      (await call(`/interview_templates/${tool}?${asked(query)}`)).flowsheets.length,
    stop: served.stop,
  };
}
