import type { ModuleContent } from '../../content/cms/content.ts';

const columns = 12;

type Wide = Pick<ModuleContent, 'span'>;

function desktopColumns({ span }: Wide): number {
  return Math.min(span?.lg ?? columns, columns);
}

export function moduleRows<Module>(modules: readonly Module[], wide: (module: Module) => Wide): Module[][] {
  const rows: { modules: Module[]; taken: number }[] = [];
  for (const module of modules) {
    const taken = desktopColumns(wide(module));
    const row = rows.at(-1);
    if (row && row.taken + taken <= columns) {
      row.modules.push(module);
      row.taken += taken;
    } else {
      rows.push({ modules: [module], taken });
    }
  }
  return rows.map((row) => row.modules);
}
