import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Serves one compressed file by nginx, in a single process. */
const [port, file] = process.argv.slice(2);
if (!port || !file) throw new Error('Usage: nginx.ts <port> <gzip file>');

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const configuration = path.join(folder, 'nginx.conf');
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (kind) => `${kind}_temp_path ${folder}/${kind};`,
);
writeFileSync(
  configuration,
  `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
  events {}
  http {
    access_log off; ${temporary.join(' ')}
    server {
      listen 127.0.0.1:${port};
      location / { root /; default_type "text/html; charset=utf-8"; add_header Content-Encoding gzip; try_files ${file} =404; }
    }
  }`,
);
const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', configuration], { stdio: 'inherit' });
const ended = once(nginx, 'exit');
process.once('SIGTERM', () => nginx.kill('SIGTERM'));

async function isListening(): Promise<boolean> {
  const socket = connect(Number(port), '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

while (nginx.exitCode === null && !(await isListening())) await setTimeout(20);
if (nginx.exitCode === null) console.log(`nginx ready at http://localhost:${port}`);
const [code] = (await ended) as [number | null];
process.exitCode = code ?? 0;
