import { existsSync } from 'node:fs';
import { buildFolder } from './build-folder.ts';
import { createStaticServer } from './static-server.ts';

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function main(): void {
  const port = Number(process.env.STUDIO_PORT || 3333);
  const folder = buildFolder(process.env);
  if (!existsSync(folder)) {
    fail('The studio is not built for these settings: run node studio/build.ts first.');
    return;
  }
  const server = createStaticServer(folder);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    fail(isTaken ? `Port ${port} is taken: stop what uses it, or set STUDIO_PORT.` : error.message);
  });
  server.listen(port, '127.0.0.1', () => console.log(`studio ready at http://localhost:${port}`));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

main();
