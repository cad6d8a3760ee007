// Sends SIGTERM to this process when its parent dies, so that no orphan keeps a port open. Preloaded into every Node
// process of the scripts. Without effect on Windows, where the parent id never changes.
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
