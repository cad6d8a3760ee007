import compareStyles from './comparison.css?url';
import { useLanguage, useText } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../../properties/energy/energy-badge.tsx';
import { softHyphens } from '../../properties/text/text.ts';
import { Ribbon } from '../../properties/view/ribbon.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { DrawnWholeEnd, drawnWhole } from '../../ui/page/drawn-whole.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { CompareGroup, CompareRow } from './compare-facts.ts';
import type { ComparisonData } from './load-comparison.server.ts';

const onlyDifferencesId = 'only-differences';

/** More do not fit side by side on a phone. */
const mostOnPhone = 3;

const isDifferent = (row: CompareRow) => row.isDifferent;

export function Comparison({ comparison }: { comparison: ComparisonData }) {
  const t = useText();
  const { columns, price, overview, groups } = comparison;
  const hasDifferences = [price, overview, ...groups.map(({ rows }) => rows)].flat().some(isDifferent);
  const isWide = columns.length > mostOnPhone;
  return (
    <div className={`compare ${drawnWhole}`}>
      <link rel="stylesheet" href={compareStyles} />
      {hasDifferences && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <label
            htmlFor={onlyDifferencesId}
            className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 print:hidden"
          >
            <input
              type="checkbox"
              id={onlyDifferencesId}
              defaultChecked
              className="size-6 flex-none accent-accent"
            />
            {t('compare.onlyDifferences')}
          </label>
          <p className="compare-sign items-center gap-2 text-sm text-muted [&>svg]:text-accent">
            <Icon name="different" /> {t('compare.legend')}
          </p>
        </div>
      )}
      {/* Scrollable regions must be reachable by keyboard. */}
      <div
        role="region"
        aria-label={t('compare.title')}
        {...(isWide && { className: 'compare-scroll', tabIndex: 0 })}
      >
        <table className="compare-table w-full table-fixed border-separate [border-spacing:0] tabular-nums lining-nums">
          <thead>
            <tr>
              <td className="max-md:hidden" />
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} />
              ))}
            </tr>
            <Rows rows={price} />
          </thead>
          <tbody>
            <tr>
              <td className="max-md:hidden" />
              {columns.map((column) => (
                <td key={column.id}>
                  <AboutColumn column={column} />
                </td>
              ))}
            </tr>
            <Rows rows={overview} />
          </tbody>
          {groups.map((group) => (
            <tbody key={group.name}>
              <GroupHead group={group} width={columns.length + 1} />
              <Rows rows={group.rows} />
            </tbody>
          ))}
        </table>
      </div>
      <DrawnWholeEnd />
    </div>
  );
}

type Column = ComparisonData['columns'][number];

function ColumnHead({ column: { picture, ribbon, title, lang } }: { column: Column }) {
  return (
    <th scope="col">
      <span className="sr-only" lang={lang}>
        {title}
      </span>
      <div className="picture-frame">
        <Picture picture={picture} sizes="(width >= 767px) 11rem, 45vw" loading="eager" />
        <Ribbon ribbon={ribbon} />
      </div>
    </th>
  );
}

function AboutColumn({ column: { href, title, lang, address, removeHref } }: { column: Column }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <a
        href={href}
        lang={lang}
        className="block leading-[1.3] font-semibold decoration-transparent hover:decoration-accent"
      >
        {softHyphens(title, lang ?? language)}
      </a>
      <p className="mt-1 text-sm text-muted">{address}</p>
      <a href={removeHref} className="mt-2 inline-block py-1 text-sm print:hidden">
        {t('compare.remove')}
        <span className="sr-only" lang={lang}>
          : {title}
        </span>
      </a>
    </>
  );
}

/** Folds planning law behind its title, because it is long and seldom decisive. */
function GroupHead({ group: { title, rows, isFolded }, width }: { group: CompareGroup; width: number }) {
  return (
    <tr className={rows.some(isDifferent) ? undefined : 'compare-same'}>
      <th scope="rowgroup" colSpan={width} className="border-b-ink pt-9 text-lg font-semibold text-ink">
        {isFolded ? (
          <details className="disclosure">
            <summary>
              {title}
              <Icon name="chevronDown" />
            </summary>
          </details>
        ) : (
          title
        )}
      </th>
    </tr>
  );
}

function Rows({ rows }: { rows: readonly CompareRow[] }) {
  const t = useText();
  const language = useLanguage();
  return rows.map(({ id, label, cells, isDifferent }) => (
    <tr key={id} className={isDifferent ? 'compare-different' : 'compare-same'}>
      <th scope="row">
        {softHyphens(label, language)}
        {isDifferent && (
          <>
            {' '}
            <Icon name="different" />
            <span className="sr-only">({t('compare.different')})</span>
          </>
        )}
      </th>
      {cells.map((cell, column) => (
        <td key={column} lang={cell?.lang}>
          {cell ? <Value {...cell} /> : <Unknown />}
        </td>
      ))}
    </tr>
  ));
}

function Value({ value, lang, badge }: NonNullable<CompareRow['cells'][number]>) {
  const language = useLanguage();
  return badge ? <EnergyBadge label={badge} /> : softHyphens(value, lang ?? language);
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
