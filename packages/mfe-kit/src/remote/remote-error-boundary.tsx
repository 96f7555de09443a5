import { Component, type ReactNode } from 'react';

/** Takes a broken remote off the screen and reports it to the shell, which shows the card with Retry in its place. */
export class RemoteErrorBoundary extends Component<{ children: ReactNode; onBroken(error: unknown): void }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
