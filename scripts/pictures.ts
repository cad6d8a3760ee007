import { addPicture } from './pictures/add-picture.ts';
import { sitePictures } from './pictures/picture-list.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

await runCommand(async () => {
  const sources = process.argv.slice(2);
  if (sources.length === 0) {
    throw new Error(
      'Usage: npm run pictures -- <file> … (each named after its picture, such as p2101-1.jpg)',
    );
  }
  const pictures = sitePictures(readSettings().agency);
  for (const source of sources) {
    const id = await addPicture(source, pictures);
    console.log(`${id} is sized and listed.`);
  }
});
