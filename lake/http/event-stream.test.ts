import { expect, onTestFinished, test, vi } from 'vitest';
import { backlogLimit, eventStream } from './event-stream.ts';
import type { Sink } from './event-stream.ts';

const halfAMinute = 30_000;

function stream() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = vi.fn();
  let sink: Sink = { write: () => undefined, end: () => undefined };
  const response = eventStream((given) => {
    sink = given;
    return stop;
  });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value ? new TextDecoder().decode(value) : null;
  };
  return { response, reader, next, stop, sink };
}

test('a comment keeps a quiet stream open, until its reader leaves', async () => {
  const { reader, next, stop, response } = stream();
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  vi.advanceTimersByTime(halfAMinute);
  expect(await next()).toBe(':\n\n');
  await reader.cancel();
  expect(stop).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a reader that falls too far behind is cut off, and nothing more is buffered for it', async () => {
  const { next, stop, sink } = stream();
  sink.write('x'.repeat(2 * backlogLimit));
  expect(await next()).toHaveLength(2 * backlogLimit);
  sink.write('x'.repeat(backlogLimit - 1));
  sink.write('still in time');
  expect(stop).not.toHaveBeenCalled();
  sink.write('too much');
  sink.write('after the end');
  sink.end();
  await expect(next()).rejects.toThrow('did not read');
  expect(stop).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream that ends by itself closes its response once', async () => {
  const { next, stop, sink } = stream();
  sink.write('last');
  sink.end();
  sink.end();
  sink.write('after the end');
  expect([await next(), await next()]).toEqual(['last', null]);
  expect(stop).toHaveBeenCalledOnce();
});

test('a source that ends at once is stopped', async () => {
  const stop = vi.fn();
  const response = eventStream((sink) => {
    sink.write('only');
    sink.end();
    return stop;
  });
  expect(await response.text()).toBe('only');
  expect(stop).toHaveBeenCalledOnce();
});
