import { expect, test } from 'vitest';
import { readSmallBody } from './small-body.server.ts';

function inPieces(...pieces: Uint8Array[]): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return { headers: new Headers(), body } as unknown as Request;
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('a body up to the limit comes back whole, even when a letter is cut in two', async () => {
  const word = bytes('één');
  expect(await readSmallBody(inPieces(word.slice(0, 1), word.slice(1)), 5)).toBe('één');
  expect(await readSmallBody({ headers: new Headers(), body: null } as Request, 5)).toBe('');
});

test('a longer body is refused, whatever it says of its length', async () => {
  expect(await readSmallBody(inPieces(bytes('abc'), bytes('def')), 5)).toBeUndefined();
  const headers = new Headers({ 'Content-Length': '6' });
  expect(await readSmallBody({ headers, body: null } as Request, 5)).toBeUndefined();
});

test('of a body that breaks off nothing is used', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes('ab'));
      controller.error(new Error('Network connection lost.'));
    },
  });
  expect(await readSmallBody({ headers: new Headers(), body } as unknown as Request, 5)).toBe('');
});
