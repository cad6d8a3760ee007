import { DataTable } from '../../../ui/data-table.tsx';
import type { ModuleProps } from '../module-contract.ts';
import type { loadTable } from './table.server.ts';

export function Table({ module, data }: ModuleProps<typeof loadTable>) {
  const { caption, hidesCaption, columns, rows, hasHead, isStacked } = data;
  if (rows.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      hidesCaption={hidesCaption}
      columns={columns}
      rows={rows}
      hasHead={hasHead}
      isStacked={isStacked}
      hasRowHeads={module.hasHeaderColumn !== false}
    />
  );
}
