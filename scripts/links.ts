import { connect, knock } from './content/dataset.ts';
import { checkLinks } from './links/check-links.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

/** Published content; ids with a dot are hidden from visitors. */
const query = '*[_id in path("*") && !(_type match "sanity.*")]';

await runCommand(async () => {
  const dataset = connect(readSettings().environment);
  await knock(dataset);
  const documents = await dataset.client.fetch<{ _id: string }[]>(query, {}, { perspective: 'raw' });
  const dead = await checkLinks(documents, (line) => {
    console.log(line);
  });
  if (dead > 0) process.exitCode = 1;
});
