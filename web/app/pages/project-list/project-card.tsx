import { Ribbon } from '../../properties/view/ribbon.tsx';
import type { PictureLoading } from '../../ui/picture/picture-data.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ProjectCardData } from './load-project-list-page.server.ts';

type ProjectCardProps = { card: ProjectCardData; sizes: string; loading: PictureLoading };

export function ProjectCard({ card, sizes, loading }: ProjectCardProps) {
  const { name, place, href, picture, ribbon, price, available, completion } = card;
  const notes = [available, completion].filter(Boolean);
  return (
    <article className="card">
      <div className="picture-frame">
        {picture && <Picture picture={picture} sizes={sizes} loading={loading} />}
        <Ribbon ribbon={ribbon} />
      </div>
      <p className="mt-4 text-sm text-muted">{place}</p>
      <h2 className="heading-4 mt-1">
        <a href={href} className="card-link">
          {name}
        </a>
      </h2>
      {price && <p className="price mt-2">{price}</p>}
      {notes.length > 0 && <p className="mt-1 text-sm text-muted">{notes.join(' · ')}</p>}
    </article>
  );
}
