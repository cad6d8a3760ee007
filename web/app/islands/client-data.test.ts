import { expect, test } from 'vitest';
import { handoffScript, partsBlock } from './client-data.server.ts';

const hostile = '"</script><script>alert(1)</script><!-- \u2028 & "';

test('data cannot end the script that carries it', async () => {
  const script = await handoffScript(new Response(hostile).body ?? undefined, 'abc');
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain('<!--');
  const literal = /enqueue\((.*)\);window/.exec(script)?.[1] ?? '';
  expect(JSON.parse(literal)).toBe(hostile);
});

test('nor can data of live parts', () => {
  const block = partsBlock({ hostile });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(block).not.toContain('<!--');
  expect(JSON.parse(/>(.*)<\/script>/.exec(block)?.[1] ?? '')).toEqual({ hostile });
});
