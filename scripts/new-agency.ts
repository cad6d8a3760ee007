import path from 'node:path';
import { readAnswers } from './agency/answers.ts';
import { writeAgency } from './agency/write-agency.ts';
import { runCommand } from './process/run-command.ts';
import { root } from './settings/settings.ts';
import { runStack } from './stack/run-stack.ts';

const next = `
What comes next (docs/new-agency.md tells each at length):
  1. Fill in what "First steps" in the Studio still misses, such as the legal mentions and the logo.
  2. Bring the properties: npm run properties -- <file or address>.
  3. Make true what is an example: opening hours, and what pages promise, such as a valuation within a week.
  4. Deploy: npm run deploy -- preview --dry-run names everything that is missing.
`;

/** Asks what makes an agency, writes its folder, and starts its site. */
await runCommand(async () => {
  const { isStarted, ...answers } = await readAnswers(process.argv.slice(2));
  const place = await writeAgency(answers);
  console.log(`\n${answers.name} is in ${path.relative(root, place)}, and .env chooses it.\n${next}`);
  if (isStarted) await runStack('built');
});
