import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/settings/settings.ts';

export const clientBuild = path.join(root, 'web', 'build', 'client');

export const serverBuild = path.join(root, 'web', 'build', 'server');

export type BuiltRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasAction: boolean;
};

export type Routes = Readonly<Record<string, BuiltRoute>>;

/** Reads the build's manifest of routes, by id. */
export function readRoutes(): Routes {
  const assets = path.join(clientBuild, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(path.join(assets, name), 'utf8');
  const manifest = JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as { routes: Routes };
  return manifest.routes;
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(clientBuild, file), 'utf8');
}
