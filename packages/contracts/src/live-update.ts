import { z } from 'zod';
import { revision, uid } from './fields';

/** An entity with a list of parts that people write one by one, such as the lines of a script. */
export interface Growing {
  revision: number;
}

/** What of an entity has changed since the last update to a live view; without a list, all of it is fields. */
export interface LiveChange<Entity extends Growing, List extends keyof Entity = never> {
  kind: 'change';
  revision: number;
  /** The revision this one follows; whoever has another one asks for the whole again. */
  after: number;
  /** Changed fields; parts of the list are sent as `items`. */
  fields: Partial<Omit<Entity, List>>;
  /** New and changed parts of the list. */
  items: Entity[List];
  /** Uids of all parts in order; left out while these stay the same. */
  order?: string[] | undefined;
}

/** An update to a live view of an entity. */
export type LiveUpdate<Name extends string, Entity extends Growing, List extends keyof Entity = never> =
  | ({ kind: 'whole' } & Record<Name, Entity>)
  | LiveChange<Entity, List>
  /** Deleted, or no longer theirs to read; nothing follows. */
  | { kind: 'gone' };

/**
 * The schema of what is sent to a live view, in order; the first message and the first after a gap is 'whole'.
 * @param name under which the whole entity stands
 * @param list the field whose parts are sent one by one; left out for an entity that has none such
 */
export function liveUpdateSchema<
  Name extends string,
  Shape extends z.ZodRawShape,
  List extends keyof Shape & string = never,
>(name: Name, entity: z.ZodObject<Shape>, list?: List) {
  const shape = entity.shape as unknown as Record<string, z.ZodType>;
  const { [list ?? '']: items = z.array(z.never()), ...fields } = shape;
  const change = z.object({
    kind: z.literal('change'),
    revision,
    after: revision,
    fields: z.object(fields).partial(),
    items,
    order: z.array(uid).optional(),
  });
  const whole = z.object({ kind: z.literal('whole'), [name]: entity });
  const gone = z.object({ kind: z.literal('gone') });
  type Entity = z.output<z.ZodObject<Shape>> & Growing;
  return z.discriminatedUnion('kind', [whole, change, gone]) as unknown as z.ZodType<
    LiveUpdate<Name, Entity, List & keyof Entity>
  >;
}
