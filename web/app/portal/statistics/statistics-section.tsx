import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ViewsGraph } from './graph/views-graph.tsx';
import type { StatisticsData } from './load-statistics.server.ts';

type Table = { title: string; headings: readonly string[]; rows: Parameters<typeof DataTable>[0]['rows'] };

/** The first column names its row, all others count. */
function Counts({ title, headings, rows }: Table) {
  const columns = headings.map((heading, index) => ({ title: heading, isNumber: index > 0 }));
  return <DataTable caption={title} columns={columns} rows={rows} />;
}

export function StatisticsSection({ section }: { section: StatisticsData }) {
  const { title, tiles, graph, sources, interest, weeks, months, properties, download, howWeCount } = section;
  return (
    <div className="statistics">
      <div>
        <h2 className="heading-2">{title}</h2>
        <dl className="views-tiles">
          {tiles.map(({ label, count, note }) => (
            <div key={label} className="views-tile">
              <dt>{label}</dt>
              <dd className="views-count">{count}</dd>
              {note && <dd className="views-note">{note}</dd>}
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
        <p className="views-note mt-4">{howWeCount}</p>
      </div>
    </div>
  );
}

function Graph({ graph }: { graph: StatisticsData['graph'] }) {
  const { title, empty, picture, legend, comparison, tableLabel, headings, rows } = graph;
  return (
    <div>
      <h2 className="heading-3">{title}</h2>
      {comparison && <p className="mt-2">{comparison}</p>}
      {empty === undefined ? (
        <figure className="views-figure">
          <ViewsGraph {...picture} />
          <figcaption className="views-legend">
            {legend.map((label, index) => (
              <span key={label} className={index === 0 ? 'views-key' : 'views-key views-key-usual'}>
                {label}
              </span>
            ))}
          </figcaption>
        </figure>
      ) : (
        <p className="mt-2">{empty}</p>
      )}
      <details className="disclosure views-table">
        <summary>
          {tableLabel}
          <Icon name="chevronDown" />
        </summary>
        <Counts title={title} headings={headings} rows={rows} />
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
          <span key={key} className="views-source">
            {label}
            <svg className="views-share" aria-hidden>
              <rect width={`${percent}%`} height="100%" />
            </svg>
          </span>,
          `${count} (${percent}\u00a0%)`,
        ],
      }))}
    />
  );
}
