import { runCommand } from '../process/run-command.ts';
import { prepareE2e } from './prepare-e2e.ts';

await runCommand(prepareE2e);
