import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { listMails, readSource } from './mail-folder.ts';
import { listPage, mailPage, missingPage } from './pages.ts';
import { readMail } from './read-mail.ts';

type Reply = { status: number; type: string; body: string | Buffer; policy: string };

const mostShown = 100;

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'";

/** Prevents a mail from running script or loading anything; its links open in a new tab because of `base`. */
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const stylesheet = readFileSync(path.join(import.meta.dirname, 'mailbox.css'), 'utf8');

const utf8 = (type: string) => `text/${type}; charset=utf-8`;

function page(body: string, status = 200): Reply {
  return { status, type: utf8('html'), body, policy: pagePolicy };
}

/** Keeps the doctype first, or the mail would be rendered in quirks mode. */
function inFrame(markup: string): Reply {
  const body = markup.replace(/^(\s*<!doctype[^>]*>)?/i, '$1<base target="_blank">');
  return { status: 200, type: utf8('html'), body, policy: mailPolicy };
}

async function replyWithList(folder: string): Promise<Reply> {
  const ids = listMails(folder);
  const mails = await Promise.all(ids.slice(0, mostShown).map((id) => readMail(folder, id)));
  return page(
    listPage(
      mails.filter((mail) => mail !== undefined),
      ids.length,
    ),
  );
}

async function replyTo(folder: string, pathname: string): Promise<Reply> {
  if (pathname === '/') return replyWithList(folder);
  if (pathname === '/mailbox.css') {
    return { status: 200, type: utf8('css'), body: stylesheet, policy: pagePolicy };
  }
  const [, id = '', part] = /^\/mail\/([^/]+)(?:\/(html|source))?$/.exec(pathname) ?? [];
  const mail = await readMail(folder, id);
  if (!mail) return page(missingPage(), 404);
  if (part === undefined) return page(mailPage(mail));
  if (part === 'html') return inFrame(mail.html);
  const body = (await readSource(folder, id)) ?? '';
  return { status: 200, type: utf8('plain'), body, policy: pagePolicy };
}

function pathOf(target: string): string | undefined {
  try {
    const { pathname } = new URL(target, 'http://localhost');
    return decodeURIComponent(pathname).includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

export async function startPages(port: number, folder: string): Promise<Server> {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url ?? '/');
    if (pathname === undefined) {
      response.writeHead(400).end();
      return;
    }
    // Prevents DNS rebinding: a foreign host name that resolves here could read the mails.
    const isOurs = hosts.includes(request.headers.host ?? '') && request.method === 'GET';
    const reply = isOurs ? replyTo(folder, pathname) : Promise.resolve(page(missingPage(), 404));
    reply.then(
      ({ status, type, body, policy }) => {
        response.writeHead(status, {
          'Content-Type': type,
          'Content-Security-Policy': policy,
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
        });
        response.end(body);
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        response.writeHead(500).end();
      },
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
