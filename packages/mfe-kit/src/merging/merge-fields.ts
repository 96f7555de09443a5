/** What a field becomes that was changed differently on both sides. */
export type FieldRule<Value> = (mine: Value, theirs: Value, base: Value) => Value;
export type FieldRules<Entity> = { [Name in keyof Entity]?: FieldRule<Entity[Name]> };
/** Whether a field is the same in two versions. */
export type FieldSameness<Entity> = (name: keyof Entity, one: Entity, other: Entity) => boolean;

/**
 * Merges field by field: a field that one side changed takes that side's value; one that both changed
 * differently goes by its rule. Fields without a rule are the server's and taken from `theirs`.
 */
export function mergeFields<Entity extends object>(
  { base, mine, theirs }: { base: Entity; mine: Entity; theirs: Entity },
  rules: FieldRules<Entity>,
  isSame: FieldSameness<Entity> = (name, one, other) => Object.is(one[name], other[name]),
): Entity {
  const merged = { ...theirs };
  for (const name of Object.keys(rules) as (keyof Entity)[]) {
    if (isSame(name, mine, theirs) || isSame(name, base, theirs)) merged[name] = mine[name];
    else if (!isSame(name, base, mine)) {
      merged[name] = rules[name]!(mine[name], theirs[name], base[name]);
    }
  }
  return merged;
}
