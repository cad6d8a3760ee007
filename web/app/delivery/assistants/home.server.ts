import type { PageContext } from '../../content/page-context.ts';
import type { Property } from '../../properties/property/property.ts';
import { changedOn } from '../feeds/changed-on.ts';
import { feedSource, type FeedSource } from '../feeds/feed-source.server.ts';
import { feedPropertyOf } from '../feeds/properties/property-feed.server.ts';
import { NoAnswer } from './tool.ts';

export const sourceOf = ({ platform, site, language }: PageContext): Promise<FeedSource> =>
  feedSource(platform, { site, language });

/** @throws NoAnswer for what is gone, off the market or was never there */
export async function findHome({ platform, language }: PageContext, id: string): Promise<Property> {
  const property = await platform.catalogue.find(id, language);
  if (!property) throw new NoAnswer(`The site shows no home with the reference ${id}.`);
  return property;
}

export async function homeOf(property: Property, source: FeedSource) {
  const { id, description, title, pictures, language, record, ...facts } = await feedPropertyOf(
    property,
    source,
    changedOn(property.id, source),
  );
  return {
    home: { reference: id, ...facts },
    wordsOfTheAgency: { language: language ?? source.language, title, description },
    pictures: pictures.map(({ url, alt }) => ({ url, alt })),
    record,
  };
}

export async function shortHomeOf(property: Property, source: FeedSource) {
  const { home, wordsOfTheAgency, pictures } = await homeOf(property, source);
  const { language, title } = wordsOfTheAgency;
  return { ...home, picture: pictures[0]?.url, wordsOfTheAgency: { language, title } };
}
