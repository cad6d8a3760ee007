import { expect, test } from 'vitest';
import { clientDataScript } from './client-data.server.ts';

test('client data cannot end the script that carries it', () => {
  const props = { hostile: '"</script><script>alert(1)</script><!-- \u2028 & "' };
  const clientData = { islands: [{ name: 'form' as const, props }] };
  const script = clientDataScript(clientData);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain('<!--');
  expect(JSON.parse(/>(.*)<\/script>/.exec(script)?.[1] ?? '')).toEqual(clientData);
});
