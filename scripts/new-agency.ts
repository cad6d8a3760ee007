import { readAnswers } from './agency/answers.ts';
import { writeAgency } from './agency/write-agency.ts';
import { runCommand } from './process/run-command.ts';
import { runStack } from './stack/run-stack.ts';

const next = `
What comes next (docs/new-agency.md tells each at length):
  1. Fill in what "First steps" in the Studio still misses: legal mentions, offices, logo, team.
  2. Bring the properties: npm run properties -- <file or address>.
  3. Write the pages your own way; they hold what any agency says.
  4. Deploy: npm run deploy -- preview --dry-run names everything that is missing.
`;

/** Asks what makes an agency, writes its folder, and starts its site. */
await runCommand(async () => {
  const { isStarted, ...answers } = await readAnswers(process.argv.slice(2));
  const place = await writeAgency(answers);
  console.log(`\n${answers.name} is in ${place}, and .env chooses it.\n${next}`);
  if (isStarted) await runStack('built');
});
