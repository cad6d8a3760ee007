import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';
import { listedCookies } from '../../../consent/load-consent.server.tsx';
import {
  accessibilityRows,
  cookieRows,
  recipientRows,
  retentionRows,
  type SiteRows,
  promiseRows,
} from '../../evidence/site-rows.ts';
import type { ModuleContext } from '../module-contract.ts';

export const tableProjection = `_type == "tableModule" => {
  hasHeaderColumn,
  "source": {
    hasHeaderRow, filledBy, ${localized('caption')}, ${localized('table')},
    "consent": select(filledBy in ["cookies", "recipients"] => *[_type == "cookieSettings"][0]{
      googleAnalyticsId, tagManagerId, metaPixelId,
      cookies[]{_key, name, category, provider, service, ${localized('purpose')}, ${localized('duration')}}
    })
  }
}` as const;

type Source = ModuleOf<'tableModule'>['source'];

const siteRows: Readonly<Record<NonNullable<Source['filledBy']>, SiteRows>> = {
  promises: promiseRows,
  accessibility: accessibilityRows,
  cookies: cookieRows,
  retention: retentionRows,
  recipients: recipientRows,
};

function rowsOf({ table, filledBy, consent }: Source, { t, language }: ModuleContext) {
  if (filledBy && Object.hasOwn(siteRows, filledBy)) {
    const rows = siteRows[filledBy]({ t, language, cookies: consent ? listedCookies(consent) : [] });
    return rows.map((cells, index) => ({ key: String(index), cells }));
  }
  return (table ?? []).map(({ _key, cells }) => ({
    key: _key,
    cells: (cells ?? []).map((cell) => cell.trim()),
  }));
}

/** Amounts, percentages and sizes, which readers compare by their last digit. */
const figure = /^(?:€ ?)?[+–-]?\d[\d.,\u00a0\u202f ]*(?: ?(?:€|%|m²|kWh))?$/;

function isFigures(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 0 && filled.every((cell) => figure.test(cell));
}

/** Pads short rows and drops empty ones. Without a heading row, columns have no title. */
export function loadTable({ title, source }: ModuleOf<'tableModule'>, context: ModuleContext) {
  const filled = rowsOf(source, context).filter(({ cells }) => cells.some(Boolean));
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
  const grid = filled.map(({ key, cells }) => ({
    key,
    cells: Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  }));
  const hasHead = source.hasHeaderRow !== false && grid.length > 1;
  const [head, ...body] = grid;
  const rows = hasHead ? body : grid;
  const columns = Array.from({ length: width }, (_, index) => ({
    key: String(index),
    title: (hasHead && head?.cells[index]) || '',
    isNumber: isFigures(rows.map(({ cells }) => cells[index] ?? '')),
  }));
  const caption = source.caption ?? title ?? '';
  const isStacked = source.filledBy === 'cookies' || source.filledBy === 'recipients';
  return { caption, hidesCaption: caption === title, hasHead, columns, rows, isStacked };
}
