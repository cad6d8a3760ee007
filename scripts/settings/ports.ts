import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** `localhost` may mean either loopback address, so a port counts as free only when both are. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

export async function findTakenPort(ports: Record<string, number>): Promise<string | undefined> {
  const names = Object.entries(ports);
  for (const [index, [name, port]] of names.entries()) {
    const twin = names.slice(0, index).find(([, other]) => other === port);
    if (twin) return `${twin[0]} and ${name} are both ${port}: give one of them another port.`;
    if (!(await isFree(port))) {
      return `Port ${port} is taken: stop what uses it, or set ${name} to another port.`;
    }
  }
  return undefined;
}

/** Stays below the ports of outgoing connections, one of which could take it again before it is used. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}
