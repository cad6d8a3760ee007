import { test } from 'vitest';
import { checkHistories } from './histories.test-data.ts';

test('histories of changes, repeats, withdrawals and kills end as a plain model says', async () => {
  await checkHistories(40);
});
