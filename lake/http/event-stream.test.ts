import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backlogLimit, heartbeat, heartbeatEvery, streamEvents } from './event-stream.ts';
import type { Sink } from './reply.ts';

/** A response that keeps what is written to it; `waiting` is how much its reader has yet to take. */
function stream() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: vi.fn(),
    flushHeaders: vi.fn(),
    write: (chunk: string) => written.push(chunk),
    end: vi.fn(),
    destroy: vi.fn(),
  });
  const stop = vi.fn();
  let sink: Sink = { write: () => undefined, end: () => undefined };
  const start = (given: Sink) => {
    sink = given;
    return stop;
  };
  streamEvents({ kind: 'events', start }, response as unknown as ServerResponse, {});
  return { response, written, stop, sink };
}

test('a comment keeps a quiet stream open, until its reader leaves', () => {
  const { response, written, stop } = stream();
  vi.advanceTimersByTime(2 * heartbeatEvery);
  expect(written).toEqual([heartbeat, heartbeat]);
  response.emit('close');
  vi.advanceTimersByTime(2 * heartbeatEvery);
  expect(written).toHaveLength(2);
  expect(stop).toHaveBeenCalledOnce();
});

test('a reader that falls too far behind is cut off, and nothing more is buffered for it', () => {
  const { response, written, stop, sink } = stream();
  response.writableLength = backlogLimit;
  sink.write('still in time');
  response.writableLength += 1;
  sink.write('too much');
  sink.write('after the end');
  expect(response.destroy).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
  expect(written).toEqual(['still in time']);
});

test('a stream that ends by itself closes its response once', () => {
  const { response, stop, sink } = stream();
  sink.end();
  response.emit('close');
  expect(response.end).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});
