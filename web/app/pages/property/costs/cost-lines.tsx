type CostLine = { label: string; amount: string; isSum?: boolean };

export function CostLines({ lines }: { lines: readonly CostLine[] }) {
  return (
    <dl className="cost-lines">
      {lines.map(({ label, amount, isSum }) => (
        <div key={label} className={isSum ? 'fact cost-sum' : 'fact'}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
