import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  children: ReactNode;
  /** Shown after an error. */
  fallback: ReactNode;
  onError?: (() => void) | undefined;
}

/** Catches a render error, so that one broken part never takes the page away (spec section 8, render error). */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
