// Loaded into every Node process the scripts start: a process whose parent was killed outright is told to stop
// like any other, so that nothing goes on serving unseen. Windows keeps the old parent id and is left out.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
