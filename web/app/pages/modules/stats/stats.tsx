import type { ModuleProps } from '../module-contract.ts';
import type { loadStats } from './stats.server.ts';

export function Stats({ module, data }: ModuleProps<typeof loadStats>) {
  return (
    <dl className="columns gap-y-8 [--between:2rem] [--columns:2] [--narrowest:8rem] xl:[--columns:4]">
      {module.figures
        ?.filter(({ _key }) => data.values[_key])
        .map(({ _key, label }) => (
          <div key={_key} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-muted">{label}</dt>
            <dd className="display text-4xl">{data.values[_key]}</dd>
          </div>
        ))}
    </dl>
  );
}
