import { useEffect, useState } from 'react';

export function useAfter(milliseconds: number, isRunning: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isRunning]);
  return isRunning && isOver;
}
