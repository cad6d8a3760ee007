import type { createServices } from '../process/services.ts';
import type { Settings } from '../settings/settings.ts';
import { runSteps } from '../process/steps.ts';

type Stack = {
  settings: Settings;
  services: ReturnType<typeof createServices>;
  print: (line: string) => void;
  mode: 'hot' | 'built';
};

/** Starts what needs no build: mailbox and lake, and fills an empty lake. */
export async function startContent({ settings, services, print }: Stack): Promise<void> {
  const env = settings.environment;
  if (settings.usesMailbox) {
    await services.start({ name: 'mailbox', script: 'scripts/mailbox/main.ts', env });
  }
  if (settings.usesLake) {
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    await runSteps([{ title: 'preparing the content', script: 'seed/main.ts', env }], print);
  }
}

export async function startPages({ settings, services, mode }: Stack): Promise<void> {
  const env = settings.environment;
  const suffix = mode === 'hot' ? 'dev.ts' : 'serve.ts';
  await Promise.all([
    services.start({ name: 'studio', script: `studio/${suffix}`, env }),
    services.start({ name: 'site', script: `web/${suffix}`, env }),
  ]);
}
