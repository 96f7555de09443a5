import { peopleIn, type ServiceDefinition } from '@coaching/service-kit';
import { reannounce } from './events/reannounce';
import { indexes } from './indexes';
import { getPersonSteps } from './lists/get-person-steps';
import { getToolSteps } from './lists/get-tool-steps';
import { keepPeopleOfSteps } from './people/keep-people';
import { saveActionSteps } from './saving/save-action-steps';
import { stepsIn } from './steps/steps-repository';
import { keepTools } from './tools/keep-tools';
import { toolsIn } from './tools/tools-repository';

/** Action steps: what follows from observations, conversations and rubric instances. */
export const actionStepsService: ServiceDefinition<'action-steps'> = {
  name: 'action-steps',
  indexes,
  handlers(context) {
    const steps = stepsIn(context.db);
    const tools = toolsIn(context.db);
    const people = peopleIn(context.db);
    return {
      getCoachActionSteps: getPersonSteps(steps, people, 'user'),
      getClientActionSteps: getPersonSteps(steps, people, 'clients'),
      getToolActionSteps: getToolSteps(steps, tools),
      saveActionSteps: saveActionSteps(steps, tools, context),
    };
  },
  reactions({ db }) {
    const steps = stepsIn(db);
    const tools = toolsIn(db);
    const people = peopleIn(db);
    return { ...keepPeopleOfSteps(people, tools, steps), ...keepTools(people, tools, steps) };
  },
  reannounce,
};
