import { claim, Damage, type Meta, Node, Pages, Tree } from './pages';

/** One entry of the file, and where it is. */
export type Found = { key: Buffer; value: Buffer; page: number };

/** What a walk through a file does with what it finds. */
export type Visitor = {
  entry(found: Found): void;
  /** Called with each damage; throws to end the walk at the first. */
  damage(damage: Damage): void;
};

type Bounds = { low?: Buffer; high?: Buffer };

/**
 * Goes through everything the newest commit consists of: both trees, in the order of their keys, and the pages that
 * are free. What is counted must be what the file says it holds, and no page may serve two purposes.
 */
export class Walk {
  private readonly owners: Uint8Array;
  private counted: Tree = { depth: 0, branches: 0, leaves: 0, overflows: 0, entries: 0, root: undefined };
  private isDamaged = false;

  constructor(
    private readonly pages: Pages,
    private readonly meta: Meta,
    private readonly visitor: Visitor,
  ) {
    this.owners = new Uint8Array(Math.ceil(pages.size / meta.pageSize) + 1);
  }

  run(): void {
    this.tree('the documents', this.meta.main, (found) => this.visitor.entry(found));
    const free: number[] = [];
    this.tree('the free pages', this.meta.free, ({ key, value, page }) => {
      this.guard(() => free.push(...this.freePages(key, value, page)));
    });
    if (!this.isDamaged) this.guard(() => this.checkFree(free));
  }

  private tree(name: string, tree: Tree, onEntry: (found: Found) => void): void {
    this.counted = { depth: 0, branches: 0, leaves: 0, overflows: 0, entries: 0, root: tree.root };
    const before = this.isDamaged;
    this.isDamaged = false;
    if (tree.root !== undefined) this.visit(tree.root, {}, 1, onEntry, name === 'the documents');
    // Where a part is damaged, what it held is missing from the sum too; that is reported already.
    if (!this.isDamaged) {
      this.guard(() => {
        for (const part of ['depth', 'branches', 'leaves', 'overflows', 'entries'] as const) {
          const [found, recorded] = [this.counted[part], tree[part]];
          claim(
            found === recorded,
            `the tree of ${name}`,
            `it has ${found} ${part} where ${recorded} are told of`,
          );
        }
      });
    }
    this.isDamaged ||= before;
  }

  private guard(check: () => void): void {
    try {
      check();
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      this.isDamaged = true;
      this.visitor.damage(error);
    }
  }

  private visit(
    page: number,
    bounds: Bounds,
    depth: number,
    onEntry: (found: Found) => void,
    isOrdered: boolean,
  ): void {
    this.guard(() => {
      this.own(page, 1);
      const { isLeaf, nodes } = this.pages.nodes(page, this.meta.commit);
      this.counted.depth = Math.max(this.counted.depth, depth);
      claim(depth < 64, `page ${page}`, 'it is overwritten');
      if (isOrdered) checkOrder(page, nodes, bounds, isLeaf);
      if (isLeaf) {
        this.counted.leaves++;
        for (const node of nodes) this.guard(() => onEntry(this.read(page, node)));
        return;
      }
      this.counted.branches++;
      for (const [i, node] of nodes.entries()) {
        const low = i === 0 ? bounds.low : node.key;
        const high = nodes[i + 1]?.key ?? bounds.high;
        if ('child' in node) this.visit(node.child, { low, high }, depth + 1, onEntry, isOrdered);
      }
    });
  }

  private read(page: number, node: Node): Found {
    this.counted.entries++;
    if ('value' in node) return { key: node.key, value: node.value, page };
    claim('overflow' in node, `page ${page}`, 'it is overwritten');
    this.own(node.overflow.page, node.overflow.pages);
    this.counted.overflows += node.overflow.pages;
    const value = this.pages.overflow(node.overflow, node.length, this.meta.commit);
    return { key: node.key, value, page: node.overflow.page };
  }

  /** Takes pages for one purpose. Throws Damage where they are beyond the file's end or serve another already. */
  private own(first: number, count: number): void {
    const isInside =
      first > 1 && first + count - 1 <= this.meta.lastPage && first + count <= this.owners.length;
    claim(isInside, `page ${first}`, 'it is missing');
    for (let page = first; page < first + count; page++) {
      claim(this.owners[page] === 0, `page ${page}`, 'it is part of two things');
      this.owners[page] = 1;
    }
  }

  /** One record of free pages: how many numbers follow, each a page, or below zero a count before the first of a row. */
  private freePages(key: Buffer, value: Buffer, page: number): number[] {
    const where = `page ${page}`;
    claim(key.length === 8 && value.length >= 8 && value.length % 8 === 0, where, 'it is overwritten');
    claim(key.readBigUInt64LE(0) <= BigInt(this.meta.commit), where, 'it is overwritten');
    const count = Number(value.readBigInt64LE(0));
    claim(count >= 0 && (count + 1) * 8 <= value.length, where, 'it is overwritten');
    const pages: number[] = [];
    for (let i = 1; i <= count; i++) {
      const entry = Number(value.readBigInt64LE(i * 8));
      if (entry === 0) continue;
      const row = entry < 0 ? -entry : 1;
      if (entry < 0) i++;
      const first = entry < 0 ? Number(value.readBigInt64LE(i * 8)) : entry;
      claim(i <= count && first > 1 && first + row - 1 <= this.meta.lastPage, where, 'it is overwritten');
      for (let free = first; free < first + row; free++) pages.push(free);
    }
    return pages;
  }

  /** A page that is free and in use would be overwritten by what comes next. */
  private checkFree(free: number[]): void {
    const seen = new Set<number>();
    for (const page of free) {
      claim(this.owners[page] !== 1 && !seen.has(page), `page ${page}`, 'it is free and in use');
      seen.add(page);
    }
  }
}

function checkOrder(page: number, nodes: Node[], { low, high }: Bounds, isLeaf: boolean): void {
  // A branch's first key is never looked at: what is below it is bounded from above.
  let last = low;
  for (const [i, { key }] of nodes.entries()) {
    if (!isLeaf && i === 0) continue;
    const isAfter = last === undefined || key.compare(last) > 0 || (key.compare(last) === 0 && last === low);
    claim(
      isAfter && (high === undefined || key.compare(high) < 0),
      `page ${page}`,
      'its keys are out of order',
    );
    last = key;
  }
}
