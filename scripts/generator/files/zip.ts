/** Writes a ZIP archive. Pictures are compressed already, so files are stored as they are; same input, same bytes. */
import { crc32 } from 'node:zlib';

export interface ZipFile {
  /** ASCII, with `/` between folders. */
  name: string;
  data: Uint8Array;
}

/** 1 January 1980, the format's first day: an archive says nothing about when it was built. */
const day = 0x21;

export function zip(files: readonly ZipFile[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const common = commonFields(name, data);
    const local = Buffer.concat([signature(0x04034b50), common, Buffer.from(name)]);
    directory.push(directoryEntry(name, common, offset));
    parts.push(local, Buffer.from(data));
    offset += local.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature(0x06054b50), end]);
}

/** The fields that a file's header and its entry in the directory share: version to lengths. */
function commonFields(name: string, data: Uint8Array): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(day, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function directoryEntry(name: string, common: Buffer, offset: number): Buffer {
  const version = Buffer.from([20, 0]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), version, common, rest, Buffer.from(name)]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
