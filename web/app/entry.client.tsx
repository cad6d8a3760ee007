import { RemixBrowser } from '@remix-run/react';
import { type ComponentProps, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PreviewToolsProvider } from './preview/preview-slot.tsx';

type PreviewTools = ComponentProps<typeof PreviewToolsProvider>['tools'];

function start(tools?: PreviewTools) {
  startTransition(() => {
    hydrateRoot(
      document,
      <PreviewToolsProvider tools={tools}>
        <RemixBrowser />
      </PreviewToolsProvider>,
    );
  });
}

if (document.documentElement.dataset['preview'] === undefined) start();
else
  void import('./preview/preview-tools.tsx').then(({ renderPreviewTools }) => {
    start(renderPreviewTools);
  });
