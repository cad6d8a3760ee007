import { checkLinks } from './links/check-links.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

await runCommand(async () => {
  const site = readSettings().environment['SITE_URL'] ?? '';
  if ((await checkLinks(site, console.log)) > 0) process.exitCode = 1;
});
