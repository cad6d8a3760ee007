type Objects = Map<string, Uint8Array>;

async function bytesOf(value: ArrayBufferView | ArrayBuffer): Promise<Uint8Array> {
  return new Uint8Array(await new Response(value as BodyInit).arrayBuffer());
}

export function memoryBucket(objects: Objects = new Map()) {
  const bucket = {
    async put(key: string, value: Uint8Array) {
      objects.set(key, await bytesOf(value));
    },
    get(key: string) {
      const stored = objects.get(key);
      return Promise.resolve(stored ? { body: new Blob([stored.slice()]).stream() } : null);
    },
    head(key: string) {
      return Promise.resolve(objects.has(key) ? { uploaded: new Date('2026-03-01T00:00:00Z') } : null);
    },
    list({ prefix }: { prefix: string }) {
      const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
      return Promise.resolve({ objects: keys.map((key) => ({ key })), truncated: false });
    },
    delete(keys: string[]) {
      for (const key of keys) objects.delete(key);
      return Promise.resolve();
    },
    createMultipartUpload(key: string) {
      const parts: Uint8Array[] = [];
      return Promise.resolve({
        async uploadPart(number: number, value: Uint8Array) {
          parts[number - 1] = await bytesOf(value);
          return { partNumber: number, etag: String(number) };
        },
        async complete() {
          objects.set(key, new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer()));
        },
        abort: () => Promise.resolve(),
      });
    },
  };
  return { objects, bucket: bucket as unknown as R2Bucket };
}

export function emptyBucket(): R2Bucket {
  return memoryBucket().bucket;
}

export function brokenImages(): ImagesBinding {
  const fail = () => {
    throw new Error('no such service');
  };
  return { info: fail, input: fail } as unknown as ImagesBinding;
}

export function brokenBucket(): R2Bucket {
  const fail = () => Promise.reject(new Error('no such bucket'));
  return { put: fail, get: fail, delete: fail, createMultipartUpload: fail } as unknown as R2Bucket;
}
