/** A map that forgets its oldest entry when it is full. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly limit: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    super.delete(key);
    if (this.size >= this.limit) super.delete(this.keys().next().value as Key);
    return super.set(key, value);
  }
}
