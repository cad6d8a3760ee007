import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';
import { isNode } from 'schemas/checks/walk.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { resultDescription, resultTitle, wordsFound } from 'schemas/checks/search-result.ts';
import { cutToWidth } from 'schemas/checks/text-width.ts';
import { Card, Flex, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { type CSSProperties, useId, useState } from 'react';
import type { CheckedSite } from 'schemas/checks/checked-site.ts';
import { useClient } from 'sanity';
import { apiVersion } from '../content/use-content.ts';
import { env } from '../env.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { say } from '../locale/say.ts';

function assetOf(picture: unknown): string | undefined {
  const id = isNode(picture) && isNode(picture.asset) ? picture.asset._ref : undefined;
  return typeof id === 'string' ? id : undefined;
}

function firstOfBanner({ showPageBanner, banner }: StoredDocument): unknown {
  const pictures = showPageBanner === true && isNode(banner) ? banner.pictures : undefined;
  return Array.isArray(pictures) ? (pictures as unknown[])[0] : undefined;
}

/** Id of the file that a shared card shows in a language; undefined if the agency's own picture is shown. */
export function sharedPicture(document: StoredDocument, language: LanguageId): string | undefined {
  const stored = isNode(document.metadata) ? document.metadata.socialImage : undefined;
  const items = Array.isArray(stored) ? (stored as Localized<unknown>) : undefined;
  const chosen = inLanguage(items, language) ?? inLanguage(items, defaultLanguage);
  return [chosen, document.image, document.picture, firstOfBanner(document)].map(assetOf).find(Boolean);
}

/** A page's words in search results and on social networks, cut off where those cut them. */
export function previewWords(document: StoredDocument, language: LanguageId, agency: string | undefined) {
  const {
    title,
    description = '',
    socialTitle,
    socialDescription = '',
  } = wordsFound(document, language, agency);
  const path = Array.isArray(document.path)
    ? inLanguage(document.path as Localized<string>, language)
    : undefined;
  return {
    title: cutToWidth(title, resultTitle.size, resultTitle.most),
    description: cutToWidth(description, resultDescription.size, resultDescription.most),
    steps: [language, ...(path ?? '').split('/').filter(Boolean)],
    socialTitle,
    socialDescription,
  };
}

type Words = ReturnType<typeof previewWords>;

const { host } = new URL(env.siteUrl);
/** Looks like a result of a search engine. */
const plain: CSSProperties = { fontFamily: 'Arial, sans-serif', margin: 0, overflowWrap: 'anywhere' };
const twoLines: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

const pictureQuery = `coalesce(*[_id == $id][0].url, *[_id == "site-settings"][0].sharePicture.asset->url)`;

/** Address of a card's picture; the agency's own if the page has none. */
function usePicture(id: string | undefined): string | undefined {
  const client = useClient({ apiVersion });
  const load = () => client.fetch<string | null>(pictureQuery, { id: id ?? '' });
  return useLoaded([id], load).result ?? undefined;
}

function SearchResult({ words }: { words: Words }) {
  return (
    <Card border radius={2} padding={4} role="group" aria-label={say('Search result')}>
      <Stack gap={2}>
        <p style={{ ...plain, fontSize: 12 }}>{[host, ...words.steps].join(' › ')}</p>
        <p style={{ ...plain, fontSize: 20, lineHeight: 1.3, color: 'var(--card-link-color)' }}>
          {words.title}
        </p>
        <p style={{ ...plain, fontSize: 14, lineHeight: 1.5 }}>
          {words.description === ''
            ? say('Words of the page that the search engine chooses.')
            : words.description}
        </p>
      </Stack>
    </Card>
  );
}

function SharedCard({ words, picture }: { words: Words; picture: string | undefined }) {
  return (
    <Card border radius={2} overflow="hidden" role="group" aria-label={say('Shared card')}>
      {picture !== undefined && (
        <img
          src={`${picture}?w=720&h=378&fit=crop`}
          alt=""
          style={{ display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' }}
        />
      )}
      <Stack gap={2} padding={4}>
        <p style={{ ...plain, fontSize: 12 }}>{host}</p>
        <p style={{ ...plain, ...twoLines, fontSize: 16, fontWeight: 600 }}>{words.socialTitle}</p>
        <p style={{ ...plain, ...twoLines, fontSize: 14 }}>{words.socialDescription}</p>
      </Stack>
    </Card>
  );
}

/** Shows a page as search engines and social networks do, one language at a time. */
export function SharedPreview({ document, site }: { document: StoredDocument; site: CheckedSite }) {
  const [language, setLanguage] = useState<LanguageId>(site.languages[0] ?? defaultLanguage);
  const id = useId();
  const words = previewWords(document, language, site.agencyName);
  const picture = usePicture(sharedPicture(document, language));
  return (
    <Stack gap={4}>
      <Flex gap={3} align="center" wrap="wrap" justify="space-between">
        <Text as="h2" size={1} weight="semibold">
          {say('Found and shared')}
        </Text>
        <TabList gap={1}>
          {languages
            .filter((each) => site.languages.includes(each.id))
            .map((each) => (
              <Tab
                key={each.id}
                id={`${id}-${each.id}`}
                aria-controls={id}
                label={each.title}
                fontSize={1}
                padding={2}
                selected={each.id === language}
                onClick={() => setLanguage(each.id)}
              />
            ))}
        </TabList>
      </Flex>
      <TabPanel id={id} aria-labelledby={`${id}-${language}`}>
        <Stack gap={4}>
          <SearchResult words={words} />
          <SharedCard words={words} picture={picture} />
        </Stack>
      </TabPanel>
    </Stack>
  );
}
