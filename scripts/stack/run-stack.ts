import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildStale } from '../builds/builds.ts';
import { findTakenPort } from '../settings/ports.ts';
import { errorMessage } from '../process/run-command.ts';
import { runSteps } from '../process/steps.ts';
import { askedSoftware, type Demonstrated, followSoftware, softwareTitle } from './crm-stack.ts';
import { createServices, outliveOutput } from '../process/services.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/** The sample's portal holds a demo owner as long as the site is on this machine. */
function portalLine({ agency, addresses, usesMailbox }: Settings): string[] {
  const demoOwner = path.join(agency.folder, 'owners', 'demo-owner.json');
  if (!existsSync(demoOwner) || !usesMailbox || !addresses.site.includes('://localhost')) return [];
  const { email } = JSON.parse(readFileSync(demoOwner, 'utf8')) as { email: string };
  return [`  Owners   ${addresses.site}/login/ as ${email}; the login link arrives in the mailbox`];
}

type Stack = {
  settings: Settings;
  services: ReturnType<typeof createServices>;
  print: (line: string) => void;
  mode: 'hot' | 'built';
  software: Demonstrated | undefined;
};

function describe({ settings, software }: Stack, seconds: string): string {
  const { addresses, usesLake, usesMailbox } = settings;
  return [
    '',
    `  Site     ${addresses.site}`,
    `  Studio   ${addresses.studio}`,
    `  Mailbox  ${usesMailbox ? addresses.mail : 'not used: mail leaves this machine'}`,
    `  Lake     ${usesLake ? addresses.lake : 'not used: content comes from hosted Sanity'}`,
    ...(software === undefined
      ? []
      : [`  ${softwareTitle(software).padEnd(8)} ${addresses.crm} stands in for it: change a home there`]),
    ...portalLine(settings),
    '',
    `  Ready after ${seconds} s. Ctrl-C stops all of them.`,
    '',
  ].join('\n');
}

async function startContent({ settings, services, print }: Stack): Promise<void> {
  const env = settings.environment;
  if (settings.usesMailbox) {
    await services.start({ name: 'mailbox', script: 'scripts/mailbox/main.ts', env });
  }
  if (settings.usesLake) {
    await services.start({ name: 'lake', script: 'lake/main.ts', env });
    await runSteps([{ title: 'preparing the content', script: 'seed/main.ts', env }], print);
  }
}

async function startPages({ settings, services, mode, software }: Stack): Promise<void> {
  const env = settings.environment;
  const suffix = mode === 'hot' ? 'dev.ts' : 'serve.ts';
  await Promise.all([
    services.start({ name: 'studio', script: `studio/${suffix}`, env }),
    services.start({ name: 'site', script: `web/${suffix}`, env }),
  ]);
  if (software !== undefined)
    await services.start({ name: software, script: 'tests/demonstration/main.ts', env });
}

export async function runStack(mode: 'hot' | 'built'): Promise<void> {
  const print = (line: string) => {
    console.log(line);
  };
  const finish = async (code: number, sentence?: string) => {
    if (sentence) console.error(sentence);
    await services.stop();
    process.exit(code);
  };
  const services = createServices(
    print,
    (sentence) => void finish(1, `${sentence} The others are stopped too.`),
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void finish(0));
  outliveOutput();
  try {
    const software = askedSoftware(process.argv.slice(2));
    const own = readSettings(software);
    const settings = software === undefined ? own : followSoftware(own, software);
    const { site, studio, lake, mail, smtp, crm } = settings.ports;
    const ports = {
      SITE_PORT: site,
      STUDIO_PORT: studio,
      ...(settings.usesLake && { LAKE_PORT: lake }),
      ...(settings.usesMailbox && { MAIL_PORT: mail, MAIL_SMTP_PORT: smtp }),
      ...(software !== undefined && { CRM_PORT: crm }),
    };
    const taken = await findTakenPort(ports);
    if (taken) throw new Error(taken);
    const stack = { settings, services, print, mode, software };
    const builds = mode === 'built' ? buildStale(settings.environment, print) : undefined;
    await Promise.all([builds, startContent(stack)]);
    await startPages(stack);
    print(describe(stack, (performance.now() / 1000).toFixed(0)));
  } catch (error) {
    await finish(1, errorMessage(error));
  }
}
