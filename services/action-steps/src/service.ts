import {
  peopleIn,
  personCopySchema,
  refreshEmbeds,
  type ServiceDefinition,
  storePeople,
} from '@coaching/service-kit';
import { republish } from './events/republish';
import { getPersonSteps } from './lists/get-person-steps';
import { getToolSteps } from './lists/get-tool-steps';
import { moves } from './moves';
import { saveActionSteps } from './saving/save-action-steps';
import { stepSchema } from './steps/step-record';
import { stepsIn } from './steps/steps-repository';
import { storeTools } from './tools/store-tools';
import { toolCopySchema } from './tools/tool-copy';
import { toolsIn } from './tools/tools-repository';

/** Action steps: what follows from observations, conversations and rubric instances. */
export const actionStepsService: ServiceDefinition<'action-steps'> = {
  name: 'action-steps',
  after: ['observations', 'conversations', 'rubrics'],
  schemas: { Step: stepSchema, ToolCopy: toolCopySchema, PersonCopy: personCopySchema },
  handlers(context) {
    const steps = stepsIn(context.connection);
    const tools = toolsIn(context.connection);
    const people = peopleIn(context.connection);
    return {
      getCoachActionSteps: getPersonSteps(steps, people, 'user'),
      getClientActionSteps: getPersonSteps(steps, people, 'clients'),
      getToolActionSteps: getToolSteps(steps, tools, context.newsMs),
      saveActionSteps: saveActionSteps(steps, tools, context),
    };
  },
  reactions({ connection }) {
    const steps = stepsIn(connection);
    const tools = toolsIn(connection);
    const people = peopleIn(connection);
    return {
      ...storePeople(people, refreshEmbeds(tools.embedding, steps.embedding)),
      ...storeTools(people, tools, steps),
    };
  },
  moves,
  republish,
};
