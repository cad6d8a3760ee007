import { useEffect, useState } from 'react';
import { followList } from './follow-list.ts';

/** Runs the list of the page and tells how many properties it has after each change. */
export function LiveList() {
  const [count, setCount] = useState('');
  useEffect(() => followList(setCount), []);
  return (
    <p role="status" className="sr-only">
      {count}
    </p>
  );
}
