import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderLivePage } from '../pages/page-body.tsx';
import { PageRenderer } from './page-view.tsx';
import { PreviewToolsProvider } from '../preview/preview-slot.tsx';

/** Takes over the page as a whole, with the router and all that editors and developers need. */
export async function startPage(): Promise<void> {
  const isPreview = document.documentElement.dataset['preview'] !== undefined;
  const tools = isPreview ? await import('../preview/preview-tools.tsx') : undefined;
  startTransition(() => {
    hydrateRoot(
      document,
      <PreviewToolsProvider tools={tools?.renderPreviewTools}>
        <PageRenderer render={renderLivePage}>
          <RemixBrowser />
        </PageRenderer>
      </PreviewToolsProvider>,
    );
  });
}
