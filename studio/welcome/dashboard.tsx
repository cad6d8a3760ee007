import { Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui';
import type { FunnelRow, PageViews } from 'schemas/lead.ts';
import { env } from '../env.ts';
import { useNewLeads } from '../leads/use-new-leads.ts';
import { say, staffLocale } from '../locale/say.ts';
import { type Place, PlaceLink } from '../tool-page/place-link.tsx';
import { PlainList, ToolMessage } from '../tool-page/tool-page.tsx';
import { useMemo } from 'react';
import { useClient } from 'sanity';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { StaffImports } from 'schemas/staff-import.ts';
import type { VisitWeek } from 'schemas/visit.ts';
import { siteReport } from '../checks/report/site-report.ts';
import { useDeadLinks } from '../checks/report/use-dead-links.ts';
import { contentTypes } from '../content/content-types.ts';
import { apiVersion, useContent } from '../content/use-content.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { useUnpublished } from '../unpublished/use-unpublished.ts';
import { isOff } from '../visits/visit.ts';

const counts = {
  fetch: `{
    "planned": count(*[_type == "schedule" && state in ["planned", "running"]]),
    "asked": count(*[_type == "publicationRequest" && !defined(outcome)])
  }`,
  listen: '*[_type in ["schedule", "publicationRequest"]]',
};
const allQuery = '*[_type in $types]';
const allParameters = { types: [...contentTypes] };

/** Each count is undefined until known. */
function useContentCounts() {
  const client = useClient({ apiVersion });
  const drafts = useUnpublished();
  const counted = useContent(counts) as { planned: number; asked: number } | undefined;
  const deadSince = useDeadLinks();
  const isKnown = counted !== undefined && drafts?.every(({ isMine }) => isMine !== undefined) === true;
  // Checks read whole documents, which no query can, so they wait until the first counts are shown.
  const { result: stored } = useLoaded(isKnown ? ['content'] : null, () =>
    client.fetch<StoredDocument[]>(allQuery, allParameters, { perspective: 'raw' }),
  );
  const flaws = useMemo(() => {
    const findings =
      stored && siteReport(stored, new Map(), deadSince).flatMap((checked) => checked.findings);
    return findings?.filter(({ level }) => level === 'error').length;
  }, [stored, deadSince]);
  return {
    drafts: isKnown ? drafts.filter(({ isMine }) => isMine).length : undefined,
    asked: counted?.asked,
    planned: counted?.planned,
    flaws,
  };
}

const month = { days: 30 };
const mostSeen = 5;

/** Counts that the site gives only to editors. */
function useSiteCounts() {
  const api = useStaffApi();
  const { result: week, problem } = useStaffData<VisitWeek>(api, 'visits');
  const { result: imports } = useStaffData<StaffImports>(api, 'imports');
  const { result: rows = [] } = useStaffData<FunnelRow[]>(api, 'funnel', { body: month });
  const { result: pages = [] } = useStaffData<PageViews[]>(api, 'page-views', { body: month });
  return {
    visits: week?.visits.filter((visit) => visit.day === week.today && !isOff(visit)).length,
    held: imports?.heldTotal,
    pages,
    properties: rows
      .filter(({ views }) => views > 0)
      .toSorted((a, b) => b.views - a.views)
      .slice(0, mostSeen),
    problem,
  };
}

const number = new Intl.NumberFormat(staffLocale);

type CounterProps = { title: string; count: number | undefined; place: Place };

function Counter({ title, count, place }: CounterProps) {
  return (
    <Card as="li" border radius={3} padding={4} tone={count ? 'primary' : 'default'}>
      <Stack gap={3}>
        <Text size={4} weight="semibold">
          {count === undefined ? '–' : number.format(count)}
        </Text>
        <Text size={1}>
          <PlaceLink place={place}>{title}</PlaceLink>
        </Text>
      </Stack>
    </Card>
  );
}

type Seen = { name: string; path: string; views: number };

function MostSeen({ title, rows }: { title: string; rows: readonly Seen[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Card border radius={3} padding={4}>
        <PlainList as="ol" gap={4} aria-label={title}>
          {rows.map(({ name, path, views }) => (
            <Flex as="li" key={path} gap={3} justify="space-between">
              <Text size={1}>
                <PlaceLink place={new URL(path, env.siteUrl).href}>{name}</PlaceLink>
              </Text>
              <Text size={1} muted>
                {number.format(views)}
              </Text>
            </Flex>
          ))}
        </PlainList>
      </Card>
    </Stack>
  );
}

const seenProperty = ({ propertyId, name, views }: FunnelRow): Seen => ({
  name: name === undefined ? say('No longer listed ({1})', propertyId) : `${name} (${propertyId})`,
  path: `/property/${encodeURIComponent(propertyId)}`,
  views,
});

function Counters({ counters }: { counters: readonly CounterProps[] }) {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={[2, 2, 3, counters.length]}
      gap={4}
      padding={0}
      margin={0}
      aria-label={say('Waiting for you')}
    >
      {counters.map((counter) => (
        <Counter key={counter.title} {...counter} />
      ))}
    </Grid>
  );
}

const toCorrect = say('Points to correct');

/** For people who may not publish, to whom the site gives no counts. */
export function ReaderDashboard() {
  const { planned, flaws } = useContentCounts();
  return (
    <Counters
      counters={[
        { title: say('Planned'), count: planned, place: '/publishing/planned' },
        { title: toCorrect, count: flaws, place: '/checks' },
      ]}
    />
  );
}

export function EditorDashboard() {
  const leads = useNewLeads();
  const { asked, drafts, planned, flaws } = useContentCounts();
  const { visits, held, pages, properties, problem } = useSiteCounts();
  return (
    <>
      {problem !== undefined && <ToolMessage text={problem} tone="caution" />}
      <Counters
        counters={[
          { title: say('New leads'), count: leads, place: '/leads' },
          { title: say('Visits today'), count: visits, place: '/visits' },
          { title: say('My drafts'), count: drafts, place: '/publishing/mine' },
          { title: say('Asked to publish'), count: asked, place: '/publishing/asked' },
          { title: say('Planned'), count: planned, place: '/publishing/planned' },
          { title: toCorrect, count: flaws, place: '/checks' },
          { title: say('Properties held back'), count: held, place: '/imports' },
        ]}
      />
      <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
        <MostSeen
          title={say('Pages most looked at in 30 days')}
          rows={pages.map(({ path, views }) => ({ name: path, path, views }))}
        />
        <MostSeen title={say('Properties most looked at in 30 days')} rows={properties.map(seenProperty)} />
      </Grid>
    </>
  );
}
