import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InSurroundings, type Surroundings } from './island-context.tsx';
import { liveParts } from './registry.ts';
import { startLate } from './hydrate-when-visible.ts';
import type { Handover, LivePartName } from './island.tsx';

/** What often stands further down than a visitor reads. */
const lateParts: ReadonlySet<LivePartName> = new Set(['form']);

/** Leaves a part that fails as the server wrote it. */
class PartBoundary extends Component<{ written: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { written, children } = this.props;
    if (!this.state.failed) return children;
    return <div className="contents" dangerouslySetInnerHTML={{ __html: written }} />;
  }
}

/** Takes over the live parts of a page; all else stays as the server wrote it. */
export function startParts(block: Element): void {
  const handover = JSON.parse(block.textContent) as Handover;
  // The layout of the site gives this type; a page that has lost its layout has no live parts.
  const around = handover.around as Surroundings;
  for (const element of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const part = handover.parts[Number(element.dataset['part'])];
    if (!part) continue;
    const start = () => startPart(element, part, around);
    if (lateParts.has(part.name)) startLate(element, start);
    else void start();
  }
}

async function startPart(
  element: HTMLElement,
  { name, props }: Handover['parts'][number],
  around: Surroundings,
): Promise<void> {
  // The server showed this component with these very props.
  const component = (await liveParts[name]()) as ComponentType<object>;
  startTransition(() => {
    hydrateRoot(
      element,
      <PartBoundary written={element.innerHTML}>
        <InSurroundings around={around}>{createElement(component, props)}</InSurroundings>
      </PartBoundary>,
    );
  });
}
