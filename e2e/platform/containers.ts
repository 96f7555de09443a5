import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './single-machine';

/** A part of docker-compose.yml that we build ourselves, as its container would start it. */
export interface ComposePart {
  name: string;
  command: string[];
  environment: Record<string, string>;
  /** Stage of the Dockerfile its image comes from. */
  target: string;
  healthcheck: string[];
}

interface ComposeFile {
  services: Record<
    string,
    {
      build?: { target: string };
      command: string[];
      environment?: Record<string, string>;
      healthcheck?: { test: string[] };
    }
  >;
}

/** Fills `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as compose does. */
function interpolate(text: string, settings: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = settings[name];
    if (value) return value;
    if (kind === '?') throw new Error(`compose needs ${name}: ${rest}`);
    return rest;
  });
}

/** The parts of docker-compose.yml that are ours, with their settings filled in. */
export function composeParts(settings: Record<string, string>): ComposePart[] {
  const file = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as ComposeFile;
  return Object.entries(file.services).flatMap(([name, part]) =>
    part.build
      ? [
          {
            name,
            command: part.command,
            target: part.build.target,
            healthcheck: part.healthcheck?.test ?? [],
            environment: Object.fromEntries(
              Object.entries(part.environment ?? {}).map(([key, value]) => [
                key,
                interpolate(value, settings),
              ]),
            ),
          },
        ]
      : [],
  );
}

/** Stages of the Dockerfile with the command each ends in. */
export function dockerfileCommands(): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  let stage = '';
  for (const line of readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n')) {
    const from = line.match(/^FROM \S+ AS (\S+)/);
    if (from) stage = from[1]!;
    const command = line.match(/^CMD (\[.*\])/);
    if (command) commands.set(stage, JSON.parse(command[1]!) as string[]);
  }
  return commands;
}
