import { runBackup } from './backup/backup-commands.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

await runCommand(() => runBackup(process.argv.slice(2), readSettings(), console.log));
