import comparisonStyles from '../../../ui/comparison/comparison.css?url';
import { Island } from '../../../islands/island.tsx';
import { ComparisonHandle } from '../../../ui/comparison/comparison-handle.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import type { ModuleProps } from '../module-contract.ts';
import type { loadBeforeAfter } from './before-after.server.ts';

const sizes = '(width >= 1280px) 1280px, 92vw';

/** Shows two pictures side by side, or one over the other where scripts run. */
export function BeforeAfter({ module, data }: ModuleProps<typeof loadBeforeAfter>) {
  const { before, after, handle } = data;
  if (!before.picture || !after.picture) return null;
  const id = `comparison-${module._key}`;
  return (
    <div id={id} className="comparison relative grid gap-3 overflow-hidden rounded-md">
      <link rel="stylesheet" href={comparisonStyles} />
      <Labelled picture={before.picture} label={before.label} />
      <Labelled picture={after.picture} label={after.label} />
      <Island
        name="comparison"
        component={ComparisonHandle}
        props={{ id, label: handle, firstLabel: before.label }}
      />
    </div>
  );
}

function Labelled({ picture, label }: { picture: PictureData; label: string }) {
  return (
    <figure className="relative aspect-3/2 overflow-hidden bg-surface">
      <Picture picture={picture} sizes={sizes} className="size-full object-cover" />
      <figcaption className="absolute bottom-3 rounded-[1rem] bg-ground px-3 py-1 text-sm font-semibold text-ink">
        {label}
      </figcaption>
    </figure>
  );
}
