import { Miniflare } from 'miniflare';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryBucket } from './memory-bucket.test-data.ts';
import { createObjectWriter } from './object-writer.server.ts';

async function bucketOfRuntime(): Promise<R2Bucket> {
  const miniflare = new Miniflare({ modules: true, script: 'export default {}', r2Buckets: ['UPLOADS'] });
  onTestFinished(() => miniflare.dispose());
  return (await miniflare.getR2Bucket('UPLOADS')) as unknown as R2Bucket;
}

const chunk = Uint8Array.from({ length: 64 * 1024 }, (_, index) => index % 251);

async function write(bucket: R2Bucket, key: string, chunks: number) {
  const writer = createObjectWriter(bucket, key);
  for (let written = 0; written < chunks; written++) await writer.write(chunk);
  return writer;
}

test('the runtime’s bucket gets a file in parts, and nothing of one that is given up', async () => {
  const bucket = await bucketOfRuntime();
  await (await write(bucket, 'given-up', 81)).abort();
  const writer = await write(bucket, 'whole', 81);
  await writer.close();
  const stored = await (await bucket.get('whole'))?.bytes();
  expect(stored?.byteLength).toBe(81 * chunk.byteLength);
  expect(stored?.subarray(-chunk.byteLength)).toEqual(chunk);
  expect((await bucket.list()).objects.map(({ key }) => key)).toEqual(['whole']);
});

test('a file of every size is stored whole', async () => {
  for (const chunks of [0, 1, 80, 81, 160]) {
    const { bucket, objects } = memoryBucket();
    await (await write(bucket, 'file', chunks)).close();
    expect(objects.get('file')?.byteLength).toBe(chunks * chunk.byteLength);
  }
});

test('a file is stored once another process has released the bucket', async () => {
  const { bucket, objects } = memoryBucket();
  vi.spyOn(bucket, 'put').mockRejectedValueOnce(new Error('put: Unspecified error (0)'));
  await (await write(bucket, 'file', 1)).close();
  expect(objects.get('file')?.byteLength).toBe(chunk.byteLength);
});
