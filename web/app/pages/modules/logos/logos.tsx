import { Picture } from '../../../ui/picture/picture.tsx';
import type { PictureData } from '../../../ui/picture/picture-data.ts';
import type { ModuleProps } from '../module-contract.ts';
import type { loadLogos } from './logos.server.ts';

const sizes = '(width >= 1280px) 220px, (width >= 767px) 30vw, 44vw';

/** White in dark mode too, because partners draw their logos for paper. */
const plate = 'block rounded-md border border-line bg-[#ffffff] p-2';

export function Logos({ data }: ModuleProps<typeof loadLogos>) {
  if (data.logos.length === 0) return null;
  return (
    <ul className="columns gap-y-4 [--between:1rem] [--columns:2] [--narrowest:8rem] md:[--columns:3] xl:[--columns:5]">
      {data.logos.map(({ key, href, picture }) => (
        <li key={key}>
          {href ? (
            <a href={href} className={`${plate} transition-colors hover:border-accent`}>
              <Logo picture={picture} />
            </a>
          ) : (
            <div className={plate}>
              <Logo picture={picture} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Logo({ picture }: { picture: PictureData }) {
  return (
    <Picture picture={picture} sizes={sizes} className="aspect-3/2 w-full bg-[#ffffff] object-contain" />
  );
}
