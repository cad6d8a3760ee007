import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ViewsGraph } from './graph/views-graph.tsx';
import type { StatisticsData } from './load-statistics.server.ts';

type Table = { title: string; headings: readonly string[]; rows: Parameters<typeof DataTable>[0]['rows'] };

function Counts({ title, headings, rows }: Table) {
  const columns = headings.map((heading, index) => ({ title: heading, isNumber: index > 0 }));
  return <DataTable caption={title} columns={columns} rows={rows} />;
}

export function StatisticsSection({ section }: { section: StatisticsData }) {
  const { title, tiles, graph, sources, interest, weeks, months, properties, download, howWeCount } = section;
  return (
    <div className="statistics mt-8 [&>*]:min-w-0">
      <div>
        <h2 className="heading-2">{title}</h2>
        <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          {tiles.map(({ label, count, note }) => (
            <div
              key={label}
              className="rounded-md bg-surface px-5 py-4 print:border print:border-line print:px-3 print:py-2"
            >
              <dt className="text-sm font-semibold">{label}</dt>
              <dd className="my-1 font-display text-3xl leading-[1.1] lining-nums">{count}</dd>
              {note && <dd className="max-w-[66ch] text-sm text-muted">{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
      <Graph graph={graph} />
      {properties && (
        <Counts
          {...properties}
          rows={properties.rows.map(({ key, name, href, counts }) => ({
            key,
            cells: [
              <a key={key} href={href}>
                {name}
              </a>,
              ...counts,
            ],
          }))}
        />
      )}
      <div className="statistics-pair">
        {sources.rows.length > 0 && <Sources sources={sources} />}
        <Counts {...interest} />
      </div>
      <div className="statistics-pair">
        <Counts {...weeks} />
        <Counts {...months} />
      </div>
      <div>
        <a className="button button-quiet print:hidden" href={download.href}>
          {download.label}
        </a>
        <p className="mt-4 max-w-[66ch] text-sm text-muted">{howWeCount}</p>
      </div>
    </div>
  );
}

const barKey = 'before:size-3 before:bg-accent';
const lineKey = 'before:w-6 before:border-t-2 before:[border-style:dotted] before:border-ink';

function Graph({ graph }: { graph: StatisticsData['graph'] }) {
  const { title, empty, picture, legend, comparison, marks, tableLabel, headings, eventsHeading, rows } =
    graph;
  return (
    <div>
      <h2 className="heading-3">{title}</h2>
      {comparison && <p className="mt-2">{comparison}</p>}
      {empty === undefined ? (
        <figure className="@container mt-6">
          <ViewsGraph {...picture} />
          <figcaption className="ms-10.5 mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-muted">
            {legend.map((label, index) => (
              <span
                key={label}
                className={`inline-flex items-center gap-2 ${index === 0 ? barKey : lineKey}`}
              >
                {label}
              </span>
            ))}
          </figcaption>
          {marks.days.length > 0 && (
            <div className="ms-10.5 mt-4 text-sm">
              <h3 className="inline-flex items-center gap-2 font-semibold before:size-2 before:rounded-[50%] before:bg-ink">
                {marks.title}
              </h3>
              <ul className="mt-1 grid gap-1">
                {marks.days.map(({ day, date, texts }) => (
                  <li key={day} className="flex gap-3">
                    <time dateTime={day} className="flex-none text-muted tabular-nums lining-nums">
                      {date}
                    </time>
                    <span>{texts.join('; ')}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </figure>
      ) : (
        <p className="mt-2">{empty}</p>
      )}
      <details className="disclosure views-table mt-4">
        <summary className="print:hidden">
          {tableLabel}
          <Icon name="chevronDown" />
        </summary>
        <DataTable
          caption={title}
          columns={[
            ...headings.map((heading, index) => ({ title: heading, isNumber: index > 0 })),
            ...(eventsHeading === undefined ? [] : [{ title: eventsHeading }]),
          ]}
          rows={rows.map(({ key, cells, events }) => ({
            key,
            cells: eventsHeading === undefined ? cells : [...cells, events],
          }))}
        />
      </details>
    </div>
  );
}

function Sources({ sources: { title, headings, rows } }: { sources: StatisticsData['sources'] }) {
  return (
    <Counts
      title={title}
      headings={headings}
      rows={rows.map(({ key, label, count, percent }) => ({
        key,
        cells: [
          <span key={key} className="grid gap-1.5">
            {label}
            <svg className="h-1 w-full bg-surface fill-accent print:[print-color-adjust:exact]" aria-hidden>
              <rect width={`${percent}%`} height="100%" />
            </svg>
          </span>,
          `${count} (${percent}\u00a0%)`,
        ],
      }))}
    />
  );
}
