import compareStyles from './comparison.css?url';
import { useText } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../../properties/energy/energy-badge.tsx';
import { Ribbon } from '../../properties/view/ribbon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { CompareRow } from './compare-facts.ts';
import type { ComparisonData } from './load-comparison.server.ts';

const onlyDifferencesId = 'only-differences';

export function Comparison({ comparison }: { comparison: ComparisonData }) {
  const t = useText();
  const { columns, overview, groups } = comparison;
  return (
    <div className="compare">
      <link rel="stylesheet" href={compareStyles} />
      {columns.length > 1 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p className="inline-flex items-center gap-2 text-sm text-muted *:[svg]:text-accent">
            <Icon name="different" /> {t('compare.legend')}
          </p>
          <label
            htmlFor={onlyDifferencesId}
            className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 print:hidden"
          >
            <input type="checkbox" id={onlyDifferencesId} className="size-6 flex-none accent-accent" />
            {t('compare.onlyDifferences')}
          </label>
        </div>
      )}
      {/* Scrollable regions must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="compare-scroll" role="region" aria-label={t('compare.title')} tabIndex={0}>
        <table className="compare-table table-fixed border-separate [border-spacing:0] tabular-nums lining-nums">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows rows={overview} />
          </tbody>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className={rows.some(({ isDifferent }) => isDifferent) ? undefined : 'compare-same'}>
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="border-b-ink pt-9 text-lg font-semibold text-ink"
                >
                  <span className="sticky left-0">{title}</span>
                </th>
              </tr>
              <Rows rows={rows} />
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

function ColumnHead({ column }: { column: ComparisonData['columns'][number] }) {
  const t = useText();
  const { href, picture, ribbon, title, address, removeHref } = column;
  return (
    <th scope="col">
      <div className="picture-frame">
        <Picture picture={picture} sizes="(width >= 767px) 22vw, 48vw" loading="eager" />
        <Ribbon ribbon={ribbon} />
      </div>
      <a
        href={href}
        className="mt-3 block leading-[1.3] font-semibold decoration-transparent hover:decoration-accent"
      >
        {title}
      </a>
      <p className="mt-1 text-sm text-muted">{address}</p>
      <a href={removeHref} className="mt-2 inline-block py-1 text-sm print:hidden">
        {t('compare.remove')}
        <span className="sr-only">: {title}</span>
      </a>
    </th>
  );
}

function Rows({ rows }: { rows: readonly CompareRow[] }) {
  const t = useText();
  return rows.map(({ id, label, cells, isDifferent }) => (
    <tr key={id} className={isDifferent ? 'compare-different' : 'compare-same'}>
      <th scope="row">
        {label}
        {isDifferent && (
          <>
            {' '}
            <Icon name="different" />
            <span className="sr-only">({t('compare.different')})</span>
          </>
        )}
      </th>
      {cells.map((cell, column) => (
        // Columns have no order of their own beside their index.
        <td key={column}>{cell ? <Value {...cell} /> : <Unknown />}</td>
      ))}
    </tr>
  ));
}

function Value({ value, badge }: NonNullable<CompareRow['cells'][number]>) {
  return badge ? <EnergyBadge label={badge} /> : value;
}

function Unknown() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('compare.unknown')}</span>
    </>
  );
}
