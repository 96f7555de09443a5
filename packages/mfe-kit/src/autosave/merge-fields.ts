/** What a field becomes that was changed differently on both sides. */
export type FieldRule<Value> = (mine: Value, theirs: Value, base: Value) => Value;
export type FieldRules<Entity> = { [Name in keyof Entity]?: FieldRule<Entity[Name]> };

/**
 * Merges field by field: a field that one side changed takes that side's value; one that both changed
 * differently goes by its rule. Fields without a rule are the server's and taken from `theirs`.
 * @param isSame whether two values of a field count as equal
 */
export function mergeFields<Entity extends object>(
  versions: { base: Entity; mine: Entity; theirs: Entity },
  rules: FieldRules<Entity>,
  isSame: (one: unknown, other: unknown) => boolean = Object.is,
): Entity {
  const { base, mine, theirs } = versions;
  const merged = { ...theirs };
  for (const name of Object.keys(rules) as (keyof Entity)[]) {
    if (isSame(mine[name], theirs[name]) || isSame(base[name], theirs[name])) merged[name] = mine[name];
    else if (!isSame(base[name], mine[name])) {
      merged[name] = rules[name]!(mine[name], theirs[name], base[name]);
    }
  }
  return merged;
}
