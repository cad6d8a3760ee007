import type { ModuleProps } from '../module-contract.ts';
import type { loadCallToAction } from './call-to-action.server.ts';

export function CallToAction({ data }: ModuleProps<typeof loadCallToAction>) {
  if (data.links.length === 0) return null;
  return (
    <p className="call-to-action flex flex-wrap gap-4">
      {data.links.map(({ key, href, label }, index) => (
        <a key={key} href={href} className={index === 0 ? 'button' : 'button button-quiet'}>
          {label}
        </a>
      ))}
    </p>
  );
}
