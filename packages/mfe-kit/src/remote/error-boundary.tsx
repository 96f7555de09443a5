import { Component, type ReactNode } from 'react';

/** Takes what broke off the screen and reports it to whoever shows the card with Retry in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode; onBroken(error: unknown): void }> {
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
