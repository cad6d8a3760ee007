import type { ModuleProps } from '../module-data.ts';

export function Stats({ module, data }: ModuleProps<'statsModule'>) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-8 xl:@min-[44rem]:grid-cols-4">
        {module.figures?.map(({ _key, label }) => (
          <div key={_key} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-muted">{label}</dt>
            <dd className="display text-4xl">{data.values[_key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
