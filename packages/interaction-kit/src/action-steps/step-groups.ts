import { type ActionStep, interactionKinds, type UserEmbed } from '@coaching/contracts';
import type { StepsFor } from '@coaching/ui-kit/action-steps';
import { coacheeNames } from '../facts';
import type { InteractionHead } from '../kind';

type People = Pick<InteractionHead, 'client_embed' | 'user_embed'>;

/** Those whom a step of an interaction can be for. */
export interface StepPeople extends StepsFor {
  /** The coachees who read it; of a coach's own step all of them. */
  clients: UserEmbed[];
}

const COACH = 'coach';
const keyOf = (clients: readonly UserEmbed[]) => clients.map(({ uid }) => uid).join();

function coachees(clients: UserEmbed[]): StepPeople {
  return { key: keyOf(clients), name: coacheeNames(clients), part: 'coachee', clients };
}

type GroupedStep = Pick<ActionStep, 'coachee' | 'client_embed' | 'revision' | 'tool_type'>;

/**
 * Which of the interaction's coachees a step is for; all where it names none of them. One for somebody who was taken out
 * stays theirs, and nobody else reads it: the server has it so, and of several coachees takes none for another.
 */
function clientsOf(step: GroupedStep, all: UserEmbed[]): UserEmbed[] {
  const asked = [step.client_embed].flat();
  const named = new Set(asked.map(({ uid }) => uid));
  const some = all.filter(({ uid }) => named.has(uid));
  if (some.length > 0) return some;
  const isTheirs = step.revision > 0 || interactionKinds[step.tool_type].clients === 'several';
  return isTheirs && asked.length > 0 ? asked : all;
}

/** Whoever a step can be for from the start: all coachees together, each alone where there are several, the coach. */
export function stepPeople({ client_embed, user_embed }: People): {
  all: StepPeople;
  each: StepPeople[];
  coach: StepPeople;
} {
  const clients = [client_embed].flat();
  return {
    all: coachees(clients),
    each: clients.length > 1 ? clients.map((client) => coachees([client])) : [],
    coach: { key: COACH, name: user_embed.username, part: 'coach', clients },
  };
}

/** Steps by for whom they are: all coachees' first, then those of some, the coach's last; each in their order. */
export function stepGroups<Step extends GroupedStep>(
  steps: readonly Step[],
  people: People,
): (StepPeople & { steps: Step[] })[] {
  const { all, coach } = stepPeople(people);
  const groups = new Map([[all.key, { ...all, steps: [] as Step[] }]]);
  const isHere = new Set(all.clients.map(({ uid }) => uid));
  const own = { ...coach, steps: [] as Step[] };
  for (const step of steps) {
    const asked = step.coachee ? coachees(clientsOf(step, all.clients)) : coach;
    const closed = !asked.clients.some(({ uid }) => isHere.has(uid));
    const group = asked === coach ? own : (groups.get(asked.key) ?? { ...asked, closed, steps: [] });
    if (group !== own) groups.set(asked.key, group);
    group.steps.push(step);
  }
  return [...groups.values(), own];
}
