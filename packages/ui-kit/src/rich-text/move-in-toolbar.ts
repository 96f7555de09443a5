import type { KeyboardEvent } from 'react';

/** Arrows, Home and End lead from tool to tool, around the ends. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const index = tools.indexOf(event.target as HTMLElement);
  const places: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1 + tools.length,
    Home: 0,
    End: tools.length - 1,
  };
  const next = places[event.key];
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  tools[next % tools.length]?.focus();
}
