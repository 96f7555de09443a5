import { type Actor, MESSAGES, type ToolSet } from '@coaching/contracts';
import { binForTest, promisesOfTheRecycleBin } from '@coaching/service-kit/testing';
import { aSchool } from '../testing/a-school';
import { startToolsForTest } from '../testing/tools-for-test';

type Part = ToolSet['tools'][number] | ToolSet['tools'][number]['categories'][number];

/** How parts of a set are found in it, and what the set is without one. */
interface Parts {
  call: 'undeleteTool' | 'undeleteCategory';
  name: string;
  of(set: ToolSet): Part[];
  without(set: ToolSet, uid: string): ToolSet['tools'];
}

const tool: Parts = {
  call: 'undeleteTool',
  name: 'Walk',
  of: ({ tools }) => tools,
  without: ({ tools }, uid) => tools.filter((each) => each.uid !== uid),
};

const category: Parts = {
  call: 'undeleteCategory',
  name: 'Goals',
  of: ({ tools }) => tools.flatMap(({ categories }) => categories),
  without: ({ tools }, uid) =>
    tools.map((each) => ({ ...each, categories: each.categories.filter((part) => part.uid !== uid) })),
};

/** Parts of a set are read, deleted and published with the set that they are in. */
async function recycleBin(parts: Parts) {
  const tools = await startToolsForTest();
  const sets = new Map<string, { set: string; organization: string }>();

  async function read(actor: Actor, uid: string) {
    const { set, organization } = sets.get(uid)!;
    const stored = await tools.load(actor, 'Organization', organization, set);
    const part = parts.of(stored).find((each) => each.uid === uid);
    if (!part) throw Object.assign(new Error(), { status: 404, body: { message: MESSAGES.notFound } });
    return { stored, part };
  }

  return {
    async anEntity() {
      const school = await aSchool(tools);
      const stranger = (await aSchool(tools)).admin;
      const first = await school.load();
      const stored = await tools.save(school.admin, {
        ...first,
        tools: first.tools.map((each) =>
          each.uid === school.seminar.uid ? { ...each, categories: [{ name: 'Goals' }] } : each,
        ),
      });
      const entity = parts.of(stored).find(({ name }) => name === parts.name)!;
      sets.set(entity.uid, { set: stored.uid, organization: school.uid });
      const { admin: owner, coach, superuser } = school;
      return { entity, people: { owner, coach, superuser, stranger } };
    },
    get: async (actor: Actor, uid: string) => (await read(actor, uid)).part,
    async remove(actor: Actor, uid: string) {
      const { stored } = await read(actor, uid);
      await tools.save(actor, { ...stored, tools: parts.without(stored, uid) });
    },
    async restore(actor: Actor | null, uid: string) {
      const { tool_config } = await tools.call(parts.call, { params: { uid } }, actor);
      return parts.of(tool_config).find((each) => each.uid === uid)!;
    },
    published: tools.published,
    publishedWith: (uid: string) => sets.get(uid)!.set,
    bin: binForTest('tools', tools),
    close: tools.close,
  };
}

const facts = { deleted: 'tool_set.updated', restored: 'tool_set.updated' } as const;
const who = { may: ['superuser'], mayNot: ['coach', 'stranger'] } as const;

describe('a tool', () => {
  promisesOfTheRecycleBin({ kind: 'tool', facts, ...who }, () => recycleBin(tool));
});

describe('a category', () => {
  promisesOfTheRecycleBin({ kind: 'category', facts, ...who }, () => recycleBin(category));
});
