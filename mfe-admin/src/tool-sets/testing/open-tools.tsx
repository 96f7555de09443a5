import { cast } from '@coaching/access/testing';
import type { Tool, ToolSet } from '@coaching/contracts';
import { aTool, aToolSet } from '@coaching/interaction-kit/testing';
import { type Answers, type MadeCall, type RenderPageOptions, renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import ToolsPage from '../tools-page';

const { cedar } = cast.organizations;

/** The owner of what is Cedar Grove's. */
export const ofCedar = { config_entity: 'Organization', config_uid: cedar.uid, name: cedar.name } as const;

export const observation = aTool();
export const talk = aTool({
  uid: 'talk',
  name: 'Goal talk',
  tool_type: 'Conversation',
  structured: true,
  categories: [{ uid: 'goals', name: 'Goals' }],
});
export const walk = aTool({ uid: 'walk', name: 'Walk-through', tool_owner: ofCedar });
export const drill = aTool({ uid: 'drill', name: 'Fire drill', tool_owner: ofCedar });

export const core = aToolSet({ tools: [observation, talk] });
export const advanced = aToolSet({ uid: 'advanced', name: 'Advanced tools' });

/** Cedar Grove's set: the platform's tools and one of its own. */
export const cedarSet = (more: Partial<ToolSet> = {}): ToolSet =>
  aToolSet({
    uid: 'cedar-tools',
    name: 'Cedar tools',
    config_entity: 'Organization',
    config_uid: cedar.uid,
    revision: 3,
    tools: [observation, talk, walk],
    uses: 'core',
    ...more,
  });

type Save = MadeCall<'saveToolConfig'>['body']['tool_config'];

/** What the service makes of a save. */
export function saved(set: ToolSet, sent: Save): ToolSet {
  const known = new Map([...set.tools, ...set.tools_hidden].map((tool) => [tool.uid, tool]));
  const { config_entity, config_uid } = set;
  const owner = { config_entity, config_uid, name: cedar.name };
  const all: Tool[] = sent.tools
    ? sent.tools.map(({ uid, ...tool }) =>
        aTool({
          ...known.get(uid ?? ''),
          ...(known.has(uid ?? '') ? {} : { tool_owner: owner }),
          ...(tool as Partial<Tool>),
          uid: uid ?? 'made-there',
        }),
      )
    : [...set.tools, ...set.tools_hidden];
  const tools_deleted = sent.tools_deleted ?? set.tools_deleted;
  return {
    ...set,
    revision: set.revision + 1,
    uid: set.revision === 0 ? 'stored' : set.uid,
    uses: sent.uses === undefined ? set.uses : sent.uses,
    tools: all.filter(({ uid }) => !tools_deleted.includes(uid)),
    tools_hidden: [...set.tools, ...set.tools_hidden].filter(({ uid }) => tools_deleted.includes(uid)),
    tools_deleted,
  };
}

/** A tool set service: an owner's sets and the platform's, which stores what is saved. */
export function toolSetService(sets: ToolSet[] = [cedarSet()]): Answers {
  const all = [core, advanced, ...sets];
  return {
    getToolConfigs: ({ query }) => ({
      configs: query.all
        ? all
        : all.filter(({ config_entity, config_uid }) =>
            query.org_uid || query.user_uid
              ? config_uid === (query.org_uid ?? query.user_uid)
              : config_entity === 'System',
          ),
    }),
    saveToolConfig: ({ body: { tool_config: sent } }) => {
      const at = all.findIndex(({ uid }) => uid === sent.uid);
      const before = all[at] ?? aToolSet({ uid: sent.uid ?? 'new-set', name: sent.name ?? '', revision: 1 });
      const tool_config = saved(before, sent);
      if (at === -1) all.push(tool_config);
      else all[at] = tool_config;
      return { tool_config };
    },
  };
}

/** The screen of tool configuration, to the administrator of Cedar Grove unless it is said to whom. */
export async function openTools(options: RenderPageOptions = {}) {
  const page = renderPage(<ToolsPage />, {
    at: '/tools',
    as: 'admin',
    ...options,
    answers: { ...toolSetService(), ...options.answers },
  });
  await screen.findByRole('heading', { name: 'Tool Configuration' });
  return {
    ...page,
    /** What each save sent. */
    saves: () => page.madeOf('saveToolConfig').map(({ body }) => body.tool_config),
    /** Opens the menu of a tool. */
    async menuOf(name: string) {
      await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    },
    /** Chooses from the menu of a tool. */
    async choose(name: string, entry: string) {
      await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      await page.user.click(await screen.findByRole('menuitem', { name: entry }));
    },
  };
}

/** Names of the tools, from top to bottom. */
export const toolNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[row.querySelector('[data-handle]') ? 1 : 0]!.textContent);
