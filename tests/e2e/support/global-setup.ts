import { rmSync } from 'node:fs';
import { e2eDataFolder, e2eSettings, findTakenE2ePort } from '../../../scripts/e2e/e2e-settings.ts';
import { createServices } from '../../../scripts/process/services.ts';
import { startStack } from '../../../scripts/stack/stack.ts';

/** Starts an empty lake, fills it, serves the built studio and site, and hands back what stops them all. */
export default async function startEverything(): Promise<() => Promise<void>> {
  const taken = await findTakenE2ePort();
  if (taken) throw new Error(taken);
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
