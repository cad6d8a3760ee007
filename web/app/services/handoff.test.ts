import { expect, test } from 'vitest';
import { handoffScript } from './handoff.server.ts';

test('data cannot end the script that carries it', () => {
  const hostile = '"</script><script>alert(1)</script><!-- \u2028 & "';
  const script = handoffScript(hostile, 'abc');
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain('<!--');
  const literal = /enqueue\((.*)\);window/.exec(script)?.[1] ?? '';
  expect(JSON.parse(literal)).toBe(hostile);
});
