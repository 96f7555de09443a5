import { configEntities, type LaneNaming } from '@coaching/contracts';
import { asChecked, storedIn, WITHOUT_ID } from '@coaching/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { ownerFields, type SetOwner, SYSTEM } from '../tool-sets/tool-set-record';

/** What an owner of tool sets wants the lanes of one tool to be called. */
export interface LanesRecord extends SetOwner {
  tool_uid: string;
  lanes: LaneNaming;
  updated_at: Date;
  /** Uid of who chose it. */
  updated_by: string;
}

export const lanesSchema = storedIn<LanesRecord>('tool_lanes', {
  ...ownerFields,
  tool_uid: { type: String, required: true },
  lanes: { type: asChecked, required: true },
  updated_at: { type: Date, required: true },
  updated_by: { type: String, required: true },
});
lanesSchema.index({ config_entity: 1, config_uid: 1, tool_uid: 1 }, { unique: true });

/** How lanes are named, by the uid of the tool. */
export type LanesByTool = ReadonlyMap<string, LaneNaming>;

/** What owners chose the lanes of tools to be called. */
export interface ToolLanesStore {
  /** What holds for those who work with the owners' sets: for each the owner's choice, else the platform's. */
  heldBy(owners: readonly SetOwner[]): Promise<(owner: SetOwner) => LanesByTool>;
  put(choice: LanesRecord, session: ClientSession): Promise<void>;
  remove(choice: Pick<LanesRecord, keyof SetOwner | 'tool_uid'>, session: ClientSession): Promise<void>;
}

const keyOf = ({ config_entity, config_uid, tool_uid }: Pick<LanesRecord, keyof SetOwner | 'tool_uid'>) => ({
  config_entity,
  config_uid,
  tool_uid,
});

const nameOf = ({ config_entity, config_uid }: SetOwner) => `${config_entity} ${config_uid}`;

export function toolLanesIn(connection: Connection): ToolLanesStore {
  const model = connection.model('ToolLanes', lanesSchema);
  return {
    async heldBy(owners) {
      const whose = [SYSTEM, ...owners].map(({ config_uid }) => config_uid);
      const asked = { config_entity: { $in: configEntities }, config_uid: { $in: [...new Set(whose)] } };
      const choices = await model.find(asked, WITHOUT_ID).lean<LanesRecord[]>();
      const byOwner = new Map<string, [string, LaneNaming][]>();
      for (const { tool_uid, lanes, ...choice } of choices) {
        const chosen = byOwner.get(nameOf(choice)) ?? [];
        byOwner.set(nameOf(choice), [...chosen, [tool_uid, lanes]]);
      }
      const chosenBy = (owner: SetOwner) => byOwner.get(nameOf(owner)) ?? [];
      return (owner) => new Map([...chosenBy(SYSTEM), ...chosenBy(owner)]);
    },
    async put(choice, session) {
      await model.replaceOne(keyOf(choice), choice, { upsert: true, session });
    },
    async remove(choice, session) {
      await model.deleteOne(keyOf(choice), { session });
    },
  };
}
