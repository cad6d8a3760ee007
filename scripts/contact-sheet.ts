import { contentOf, createBenchStack } from './bench/bench-stack.ts';
import { drawContactSheet, drawFontSheet } from './pictures/contact-sheet.ts';
import { drawReadmePictures } from './pictures/readme-pictures.ts';
import { runCommand } from './process/run-command.ts';

/** Draws the README's pictures, every kind of page, and what fonts make of two of them, into docs/pictures/. */
await runCommand(async () => {
  const stack = createBenchStack();
  try {
    const { site, env, startStudio } = await stack.start();
    for (const file of await drawReadmePictures(site, await startStudio())) console.log(file);
    for (const scheme of ['light', 'dark'] as const) console.log(await drawContactSheet(site, scheme));
    console.log(await drawFontSheet(site, contentOf(env)));
  } finally {
    await stack.stop();
  }
});
