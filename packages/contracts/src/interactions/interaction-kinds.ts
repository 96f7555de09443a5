interface KindRow {
  /** Type of the tools it is made with. */
  tool_type: string;
  /** What one of them is called, in the middle of a sentence. */
  noun: string;
  /** What one without a title is called. */
  untitled: string;
  /** Where one is opened: this, and its uid. */
  opens: `/${string}`;
  /** Where one begins, and under which name that page takes the tool. */
  starts: { path: `/${string}`; tool: string };
  /** Whether its coachee stands in it as one person, or as a list of them. */
  clients: 'one' | 'several';
}

/**
 * Every kind of interaction, by its `entity_type` (spec 1 section 2, Interactions list). Lists, dashboard, logs, action
 * steps and New Interaction read this table, and its events are made from it: a new kind is one more row. Nothing else
 * here knows a screen.
 */
export const interactionKinds = {
  observation: {
    tool_type: 'Observation',
    noun: 'observation',
    untitled: 'Untitled observation',
    opens: '/observation',
    starts: { path: '/config', tool: 'interview_type' },
    clients: 'one',
  },
  interview: {
    tool_type: 'Conversation',
    noun: 'conversation',
    untitled: 'Untitled conversation',
    opens: '/questions/answers',
    starts: { path: '/questions/config', tool: 'interview_type' },
    clients: 'several',
  },
  rubric_instance: {
    tool_type: 'Rubric',
    noun: 'rubric',
    untitled: 'Untitled rubric',
    opens: '/rubric/use',
    starts: { path: '/rubric/config/new', tool: 'rubric_uid' },
    clients: 'one',
  },
} as const satisfies Record<string, KindRow>;

/** What an interaction is: the name of a row, and the `entity_type` that is stored and sent. */
export type InteractionKind = keyof typeof interactionKinds;
export const interactionEntityTypes = Object.keys(interactionKinds) as [
  InteractionKind,
  ...InteractionKind[],
];

/** What a tool is for. */
export type ToolType = (typeof interactionKinds)[InteractionKind]['tool_type'];
export const toolTypes = Object.values(interactionKinds).map(({ tool_type }) => tool_type) as [
  ToolType,
  ...ToolType[],
];

/** The row of what is made with tools of this type. */
export const kindOfTool = (tool_type: ToolType): (typeof interactionKinds)[InteractionKind] =>
  Object.values(interactionKinds).find((kind) => kind.tool_type === tool_type)!;

/** What a coach is told whose licence does not cover what she wants to begin or change. */
export const licenseMissing = (kind: InteractionKind): string =>
  `Your license does not cover ${interactionKinds[kind].noun}s today. Choose a plan under Billing to go on.`;

interface NamedInteraction {
  entity_type: InteractionKind;
  title: string;
}

/** What an interaction is called where a title is needed. */
export const interactionTitle = ({ entity_type, title }: NamedInteraction): string =>
  title || interactionKinds[entity_type].untitled;

/** Where an interaction is opened (spec 1 section 2, Interactions list). */
export const interactionPath = ({
  entity_type,
  uid,
}: {
  entity_type: InteractionKind;
  uid: string;
}): string => `${interactionKinds[entity_type].opens}/${uid}`;

/** Clients as an interaction of this kind names them: one by themselves, or the list that there can be several in. */
export function clientEmbedOf<Embed>(entity_type: InteractionKind, clients: Embed[]): Embed | Embed[] {
  const [first] = clients;
  return first && interactionKinds[entity_type].clients === 'one' ? first : clients;
}
