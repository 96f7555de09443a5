import type { ReadableStreamReadResult } from 'node:stream/web';

/** Reads a stream of server-sent events as a browser does. */
export interface EventReader<Data> {
  /** The next event; null once the stream has ended. */
  next(): Promise<{ id: string; data: Data } | null>;
  /** All that came so far, as it came. */
  text(): string;
}

/** @param response an answer of `text/event-stream` */
export function eventReader<Data>(response: Response): EventReader<Data> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let read = 0;

  function nextBlock(): string | null {
    const end = text.indexOf('\n\n', read);
    if (end < 0) return null;
    const block = text.slice(read, end);
    read = end + 2;
    return block;
  }

  return {
    text: () => text,
    async next() {
      for (;;) {
        const block = nextBlock();
        if (block === null) {
          const { done, value }: ReadableStreamReadResult<string> = await reader.read();
          if (done) return null;
          text += value;
          continue;
        }
        const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
        const data = fields.get('data');
        if (data !== undefined) return { id: fields.get('id') ?? '', data: JSON.parse(data) as Data };
      }
    },
  };
}
