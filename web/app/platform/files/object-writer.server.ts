/** Bytes, the least that object storage takes as one of several parts. */
const partSize = 5 * 1024 * 1024;

export type ObjectWriter = {
  write: (chunk: Uint8Array) => Promise<void>;
  close: () => Promise<void>;
  /** Leaves nothing in the bucket. */
  abort: () => Promise<void>;
};

/** Writes an object whose length is not known beforehand, holding one part of it in memory. */
export function createObjectWriter(bucket: R2Bucket, key: string): ObjectWriter {
  const part = new Uint8Array(partSize);
  let filled = 0;
  let upload: R2MultipartUpload | undefined;
  const uploaded: R2UploadedPart[] = [];

  const sendPart = async () => {
    upload ??= await bucket.createMultipartUpload(key);
    uploaded.push(await upload.uploadPart(uploaded.length + 1, part.slice(0, filled)));
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
        await bucket.put(key, part.slice(0, filled));
        return;
      }
      await sendPart();
      await upload.complete(uploaded);
    },
    async abort() {
      await upload?.abort();
    },
  };
}
