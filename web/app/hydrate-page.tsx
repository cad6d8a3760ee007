import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PreviewToolsProvider } from './content/preview/preview-slot.tsx';
import { renderPreviewTools } from './content/preview/preview-tools.tsx';

export function hydratePage(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <PreviewToolsProvider tools={renderPreviewTools}>
        <RemixBrowser />
      </PreviewToolsProvider>,
    );
  });
}
