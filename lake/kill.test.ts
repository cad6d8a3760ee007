import { expect, test } from 'vitest';
import { clientOf, freshFolder } from './testing/fresh-lake.test-data.ts';
import { lakeProcess } from './testing/lake-process.test-data.ts';

const writers = 200;
const killAfter = 300;

test('a lake killed among hundreds of concurrent writes has lost none it acknowledged', async () => {
  const dataDir = freshFolder();
  const lake = await lakeProcess(dataDir);
  const client = clientOf(lake);
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;

  async function write(writer: number): Promise<void> {
    for (let count = 0; ; count += 1) {
      const id = `w${writer}-${count}`;
      const pair = client
        .transaction()
        .create({ _id: id, _type: 'note' })
        .create({ _id: `${id}-twin`, _type: 'note' });
      await pair.commit({ visibility: 'sync' });
      acknowledged.push(id);
      if (acknowledged.length >= killAfter) killed ??= lake.kill();
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: writers }, (_, writer) => write(writer)));
  expect(ends.every((end) => end.status === 'rejected')).toBe(true);
  await killed;

  const after = clientOf(await lakeProcess(dataDir));
  const kept = new Set(await after.fetch<string[]>('*[_type == "note"]._id'));
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  const halves = [...kept].filter((id) => !kept.has(id.endsWith('-twin') ? id.slice(0, -5) : `${id}-twin`));
  expect(halves).toEqual([]);
});
