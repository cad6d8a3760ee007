import type { FullConfig } from '@playwright/test';
import { findTakenE2ePort } from '../../../scripts/e2e/e2e-settings.ts';
import { startE2eStack } from '../../../scripts/e2e/e2e-stack.ts';
import { createServices } from '../../../scripts/process/services.ts';

/** Starts a stack for each worker; returns the function that stops them all. */
export default async function startStacks({ workers }: FullConfig): Promise<() => Promise<void>> {
  const indexes = Array.from({ length: workers }, (_, index) => index);
  for (const index of indexes) {
    const taken = await findTakenE2ePort(index);
    if (taken) throw new Error(taken);
  }
  const services = createServices(console.log, console.error);
  try {
    await Promise.all(indexes.map((index) => startE2eStack(index, services)));
  } catch (error) {
    await services.stop();
    throw error;
  }
  return services.stop;
}
