import { retryWhileBusy } from '../database/busy-retry.server.ts';

/** Bytes, the least that object storage takes as one of several parts. */
const partSize = 5 * 1024 * 1024;

export type ObjectWriter = {
  write: (chunk: Uint8Array) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
};

export function createObjectWriter(bucket: R2Bucket, key: string): ObjectWriter {
  const part = new Uint8Array(partSize);
  let filled = 0;
  let upload: R2MultipartUpload | undefined;
  const uploaded: R2UploadedPart[] = [];

  const sendPart = async () => {
    const begun = (upload ??= await retryWhileBusy(() => bucket.createMultipartUpload(key)));
    const number = uploaded.length + 1;
    uploaded.push(await retryWhileBusy(() => begun.uploadPart(number, part.slice(0, filled))));
    filled = 0;
  };

  return {
    async write(chunk) {
      for (let at = 0; at < chunk.byteLength;) {
        if (filled === partSize) await sendPart();
        const piece = chunk.subarray(at, at + partSize - filled);
        part.set(piece, filled);
        filled += piece.byteLength;
        at += piece.byteLength;
      }
    },
    async close() {
      if (!upload) {
        await retryWhileBusy(() => bucket.put(key, part.slice(0, filled)));
        return;
      }
      await sendPart();
      const begun = upload;
      await retryWhileBusy(() => begun.complete(uploaded));
    },
    async abort() {
      await upload?.abort();
    },
  };
}
