import { Component, type ReactNode, Suspense } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * The innermost of three error boundaries. React catches errors on the server only with Suspense, in the browser only
 * with a class.
 */
export class ModuleBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
