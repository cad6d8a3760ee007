import { rmSync } from 'node:fs';
import { e2eDataFolder, e2eSettings } from '../../scripts/e2e-settings.ts';
import { findTakenPort } from '../../scripts/ports.ts';
import { createServices } from '../../scripts/services.ts';
import { startStack } from '../../scripts/stack.ts';

async function refuseTakenPorts(): Promise<void> {
  const { site, studio, lake } = e2eSettings().ports;
  const taken = await findTakenPort({ E2E_SITE_PORT: site, E2E_STUDIO_PORT: studio, E2E_LAKE_PORT: lake });
  if (taken) throw new Error(taken);
}

/** Starts an empty lake, fills it, serves the built studio and site, and hands back what stops them all. */
export default async function startEverything(): Promise<() => Promise<void>> {
  await refuseTakenPorts();
  rmSync(e2eDataFolder, { recursive: true, force: true });
  const print = (line: string) => {
    console.log(line);
  };
  const services = createServices(print, (sentence) => {
    console.error(sentence);
  });
  try {
    await startStack({ settings: e2eSettings(), services, print, mode: 'built' });
  } catch (error) {
    await services.stop();
    throw error;
  }
  return services.stop;
}
