const sizes: unknown[] = ['h2', 'h3', 'h4'];

export function headingLevels(
  modules: readonly { isTitled: boolean; size: unknown }[],
): { wanted: number; level: number }[] {
  let deepest = 0;
  return modules.map(({ isTitled, size }) => {
    const wanted = Math.max(0, sizes.indexOf(size ?? 'h2'));
    const level = Math.min(wanted, deepest);
    if (isTitled) deepest = level + 1;
    return { wanted, level };
  });
}
