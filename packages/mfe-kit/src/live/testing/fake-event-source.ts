/** Stands in for the browser's EventSource; what its server does is up to the test. */
export class FakeEventSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  /** Every one that was made, oldest first. */
  static all: FakeEventSource[] = [];

  readyState = FakeEventSource.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeEventSource.all.push(this);
  }

  /** The one that was made last. */
  static latest(): FakeEventSource {
    return FakeEventSource.all.at(-1)!;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  /** The server answers, and sends these. */
  opens(...messages: unknown[]): void {
    this.readyState = FakeEventSource.OPEN;
    this.onopen?.();
    this.sends(...messages);
  }

  sends(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The stream ends, and the browser comes back by itself. */
  ends(): void {
    this.readyState = FakeEventSource.CONNECTING;
    this.onerror?.();
  }

  /** The server refuses, and the browser gives up. */
  isRefused(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
  }
}
