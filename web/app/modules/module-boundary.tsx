import { Component, type ReactNode, Suspense } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * The first of the three error levels: a module that throws leaves the rest of the page alone. On the server
 * only Suspense catches an error; in the browser only a class does.
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
