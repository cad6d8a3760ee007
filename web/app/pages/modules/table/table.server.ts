import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';

export const tableProjection = `_type == "tableModule" => {
  hasHeaderColumn,
  "source": {hasHeaderRow, ${localized('caption')}, ${localized('table')}}
}` as const;

/** Amounts, percentages and sizes, which are compared by their last digit. */
const figure = /^(?:€ ?)?[+–-]?\d[\d.,\u00a0\u202f ]*(?: ?(?:€|%|m²|kWh))?$/;

function isFigures(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 0 && filled.every((cell) => figure.test(cell));
}

/** Pads short rows and drops empty ones. Without a heading row, columns have no title. */
export function loadTable({ title, source }: ModuleOf<'tableModule'>) {
  const stored = (source.table ?? []).map(({ _key, cells }) => ({
    key: _key,
    cells: (cells ?? []).map((cell) => cell.trim()),
  }));
  const filled = stored.filter(({ cells }) => cells.some(Boolean));
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
  return { caption: source.caption ?? title ?? '', hasHead, columns, rows };
}
