import { Ribbon } from '../../properties/view/ribbon.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { HomeNewsView } from './home-news.tsx';
import type { OverviewData } from './load-overview.server.ts';

export function OverviewSection({ section }: { section: OverviewData }) {
  if (section.empty) return <Notice>{section.empty.text}</Notice>;
  return (
    <>
      {section.gone.map(({ reference, text, link }) => (
        <div key={reference} className="grid gap-3">
          <Notice>{text}</Notice>
          <p>
            <OnwardLink href={link.href}>{link.label}</OnwardLink>
          </p>
        </div>
      ))}
      <ul className="mt-2 grid gap-8">
        {section.properties.map((property) => (
          <li
            key={property.id}
            className="grid items-start gap-x-8 gap-y-4 border-b border-line pb-8 md:grid-cols-[20rem_minmax(0,1fr)]"
          >
            <div className="picture-frame">
              <Picture picture={property.picture} sizes="(width >= 767px) 20rem, 92vw" loading="eager" />
              <Ribbon ribbon={property.ribbon} />
            </div>
            <div>
              <p className="eyebrow">{property.goalLabel}</p>
              <h2 className="heading-3">{property.title}</h2>
              <p className="text-muted">{property.address}</p>
              {property.href && (
                <p className="mt-3">
                  <OnwardLink href={property.href}>
                    {section.publicLabel}
                    <span className="sr-only">: {property.title}</span>
                  </OnwardLink>
                </p>
              )}
            </div>
            <HomeNewsView news={property.news} />
          </li>
        ))}
      </ul>
    </>
  );
}
