import { useRef } from 'react';

/** Whether two versions differ in nothing but the parts that are written one by one. */
export function isSameHead<Entity extends object>(one: Entity, other: Entity, parts: keyof Entity): boolean {
  const names = Object.keys(other) as (keyof Entity)[];
  return names.every((name) => name === parts || Object.is(one[name], other[name]));
}

/**
 * The same object for as long as only its parts change, so that what shows none of them need not be drawn again.
 * @param parts the field that holds what is written one by one, such as the lines of a script
 */
export function useHead<Entity extends object, Parts extends keyof Entity>(
  interaction: Entity,
  parts: Parts,
): Omit<Entity, Parts> {
  const head = useRef(interaction);
  if (!isSameHead(head.current, interaction, parts)) head.current = interaction;
  return head.current;
}
