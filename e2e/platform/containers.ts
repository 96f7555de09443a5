import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './single-machine';

/** A part of docker-compose.yml that we build ourselves, as its container would start it. */
export interface ComposePart {
  name: string;
  command: string[];
  environment: Record<string, string>;
  /** Stage of the Dockerfile its image comes from, and its build arguments. */
  target: string;
  args: Record<string, string>;
  healthcheck: string[];
}

interface ComposeFile {
  services: Record<
    string,
    {
      build?: { target: string; args?: Record<string, string> };
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

/**
 * The parts of docker-compose.yml that are ours, with their settings filled in.
 * @param checkout where that file is
 */
export function composeParts(settings: Record<string, string>, checkout = root): ComposePart[] {
  const text = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
  const file = parse(text, { merge: true, maxAliasCount: -1 }) as ComposeFile;
  return Object.entries(file.services).flatMap(([name, part]) =>
    part.build
      ? [
          {
            name,
            command: part.command,
            target: part.build.target,
            args: part.build.args ?? {},
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

/** The command that the image of a part ends in, as its arguments complete it. */
export function imageCommand({ target, args }: ComposePart): string[] | null {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const stage = dockerfile.split(/^FROM /m).find((text) => text.split('\n')[0]!.endsWith(` AS ${target}`));
  const command = stage?.match(/^CMD (\[.*\])/m);
  if (!command) return null;
  const words = JSON.parse(command[1]!) as string[];
  const [shell, option, line] = words;
  if (shell !== 'sh' || option !== '-c' || !line) return words;
  const filled = line.replace(/\$(\w+)/g, (_, name: string) => args[name] ?? '');
  return filled.replace(/^exec /, '').split(' ');
}
