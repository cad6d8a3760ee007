import { useEffect, useState } from 'react';
import { followList } from './follow-list.ts';

export function LiveList() {
  const [count, setCount] = useState('');
  useEffect(() => followList(setCount), []);
  return (
    <p role="status" className="sr-only">
      {count}
    </p>
  );
}
