import { e2eSettings } from '../../../scripts/e2e/e2e-settings.ts';
import { runStep } from '../../../scripts/process/steps.ts';

/** Returns the command's output. */
export async function runLeadCommand(...args: string[]): Promise<string> {
  const step = { title: 'leads', script: 'scripts/leads.ts', args, env: e2eSettings().environment };
  return (await runStep(step)).output.trim();
}
