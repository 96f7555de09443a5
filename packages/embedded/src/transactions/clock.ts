import { Binary, Long, Timestamp } from 'bson';

/** The logical time drivers gossip: seconds, and a counter within the second; it never goes back. */
export class ClusterClock {
  private last = Timestamp.fromBits(0, 0);

  /** The time of the latest reply, moved on. */
  tick(): Timestamp {
    const seconds = Math.floor(Date.now() / 1000);
    const [high, low] = [this.last.getHighBitsUnsigned(), this.last.getLowBitsUnsigned()];
    this.last = seconds > high ? new Timestamp({ t: seconds, i: 1 }) : new Timestamp({ t: high, i: low + 1 });
    return this.last;
  }

  /** What every reply carries; unsigned, as from a server without authentication. */
  gossip(): { operationTime: Timestamp; $clusterTime: object } {
    const operationTime = this.tick();
    const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
    return { operationTime, $clusterTime: { clusterTime: operationTime, signature } };
  }
}
