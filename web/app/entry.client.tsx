import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isPageLive, PageRenderer } from './pages/page-view.tsx';
import { PreviewToolsProvider } from './preview/preview-slot.tsx';

/** Takes over the page that the server wrote, once all that runs on it is there. */
async function start() {
  const isPreview = document.documentElement.dataset['preview'] !== undefined;
  const [tools, body] = await Promise.all([
    isPreview ? import('./preview/preview-tools.tsx') : undefined,
    isPageLive() ? import('./pages/page-body.tsx') : undefined,
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <PreviewToolsProvider tools={tools?.renderPreviewTools}>
        <PageRenderer render={body?.renderLivePage}>
          <RemixBrowser />
        </PageRenderer>
      </PreviewToolsProvider>,
    );
  });
}

void start();
