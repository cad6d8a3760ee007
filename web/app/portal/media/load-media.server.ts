import { formatDay } from '../../properties/text/day.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import type { Entry } from '../entry-groups.tsx';
import { placeOf, readRecords, type ShownRecord } from '../records/read-records.server.ts';
import type { PortalProperty, SectionContext } from '../section-context.ts';

type Medium = Entry & { isOnline: boolean };

export async function loadMedia(context: SectionContext) {
  const { t, properties, propertyIds } = context;
  const records = await readRecords(context);
  const media = [
    ...(
      await Promise.all(
        properties.filter(({ id }) => propertyIds.includes(id)).map(async (each) => ownPage(each, context)),
      )
    ).flat(),
    ...records.flatMap((shown) => mediaOf(shown, context)),
  ].toSorted((a, b) => b.day.localeCompare(a.day));
  return {
    groups: [
      {
        id: 'online',
        title: t('portal.mediaOnline'),
        entries: media.filter(({ isOnline }) => isOnline),
        empty: t('portal.noOnlineMedia'),
      },
      ...(media.every(({ isOnline }) => isOnline)
        ? []
        : [
            {
              id: 'ended',
              title: t('portal.mediaEnded'),
              entries: media.filter(({ isOnline }) => !isOnline),
              empty: '',
            },
          ]),
    ],
  };
}

async function ownPage({ id, href }: PortalProperty, context: SectionContext): Promise<Medium[]> {
  const { platform, language, site, t } = context;
  const day = (await platform.importedCatalogue.find(id, language))?.publishedOn;
  if (href === undefined || day === undefined) return [];
  return [
    {
      key: `${id} own`,
      day,
      date: formatDay(day, language),
      title: site.content.settings?.agencyName ?? t('portal.publicPage'),
      href,
      place: placeOf(context, id),
      isOnline: true,
    },
  ];
}

function mediaOf({ property: { id }, record }: ShownRecord, context: SectionContext): Medium[] {
  const { platform, language, t } = context;
  const today = belgianDay(platform.clock());
  return record.OnlineMedia.map(({ Name, Url, From, Until }, index) => {
    const isOnline = Until === undefined || Until >= today;
    return {
      key: `${id} ${index}`,
      day: From,
      date: formatDay(From, language),
      title: Name,
      href: isOnline ? Url : undefined,
      place: placeOf(context, id),
      text: Until === undefined ? undefined : t('portal.mediaUntil', { date: formatDay(Until, language) }),
      isOnline,
    };
  });
}
