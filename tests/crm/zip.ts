import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = { name: string; bytes: Uint8Array; isStored?: boolean };

/** An archive as common tools write one. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isStored = false } of files) {
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const written = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(written.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const [file, entry] = [
      Buffer.from('PK\u0003\u0004', 'latin1'),
      Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'),
    ];
    parts.push(file, common, written, packed);
    directory.push(entry, common, place, written);
    at += 30 + written.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
}
