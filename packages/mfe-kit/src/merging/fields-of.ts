import type { Part } from './part';

/** How each field that a person can change comes together. */
export type FieldTable<Entity, Name extends keyof Entity> = { readonly [N in Name]: Part<Entity[N]> };

/** The fields of an entity that a draft of it can carry, so that a table which forgets one does not compile. */
export type WrittenField<Entity, Draft> = Exclude<keyof Entity & keyof Draft, 'uid' | 'revision'>;

/** Something made of fields, as one part. */
export interface Fields<Entity> extends Part<Entity> {
  /** The fields of `mine` that differ from `base`; all of them where there is none yet. */
  changed(base: Entity | null, mine: Entity): Partial<Entity>;
}

/** Something made of fields, merged field by field. Fields that are not in the table are the server's. */
export function fieldsOf<Entity extends object, Name extends keyof Entity = keyof Entity>(
  table: FieldTable<Entity, Name>,
): Fields<Entity> {
  const names = Object.keys(table) as Name[];
  const isSameField = (name: Name, one: Entity, other: Entity) => table[name].isSame(one[name], other[name]);

  /** `rest` with each field of the table as `madeOf` says. */
  function made(rest: Entity, madeOf: (part: Part<Entity[Name]>, name: Name) => Entity[Name]): Entity {
    const fields = names.map((name) => [name, madeOf(table[name], name)] as const);
    return { ...rest, ...Object.fromEntries(fields) };
  }

  return {
    isSame: (one, other) => one === other || names.every((name) => isSameField(name, one, other)),
    merge: (base, mine, theirs) =>
      made(theirs, (part, name) => part.merge(base[name], mine[name], theirs[name])),
    ancestor: (base, sent, theirs) =>
      made(base, (part, name) => part.ancestor(base[name], sent[name], theirs[name])),
    confirmed: (base, sent, answer) =>
      made(answer, (part, name) => part.confirmed(base[name], sent[name], answer[name])),
    origin: (theirs) => made(theirs, (part, name) => part.origin(theirs[name])),
    changed(base, mine) {
      const changed = names.filter((name) => !base || !isSameField(name, base, mine));
      return Object.fromEntries<unknown>(changed.map((name) => [name, mine[name]])) as Partial<Entity>;
    },
  };
}
