import type { Versions } from '../../merging';
import { mergeFields } from '../../merging';

/** The smallest autosaved entity: two texts that two devices can change. */
export interface Sheet {
  one: string;
  two: string;
  revision: number;
}

const rules = {
  one: (mine: string, theirs: string) => `${mine}|${theirs}`,
  two: (mine: string, theirs: string) => `${mine}|${theirs}`,
};

const isSame = (left: Sheet, right: Sheet) => left.one === right.one && left.two === right.two;
const merge = (base: Sheet, mine: Sheet, theirs: Sheet) => mergeFields({ base, mine, theirs }, rules);
const ancestor = (base: Sheet, sent: Sheet, theirs: Sheet): Sheet => ({
  one: sent.one === theirs.one ? sent.one : base.one,
  two: sent.two === theirs.two ? sent.two : base.two,
  revision: base.revision,
});

export const sheetVersions: Versions<Sheet> = {
  isSame,
  isNewer: (one, other) => one.revision > other.revision,
  merge,
  ancestor,
  confirmed: ({ base, sent, answer }) => ({
    one: sent.one === base.one ? answer.one : sent.one,
    two: sent.two === base.two ? answer.two : sent.two,
    revision: answer.revision,
  }),
};
