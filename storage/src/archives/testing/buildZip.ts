import { crc32, deflateRawSync } from 'node:zlib';

/** One entry as it shall stand in the archive, true or not. What is left out is filled in truthfully. */
export type ZipPart = {
  name: string | Buffer;
  data?: Buffer;
  flags?: number;
  method?: number;
  unixMode?: number;
  declaredSize?: number;
  declaredCrc?: number;
  /** The data of an earlier part is used again instead of own data. */
  sharesDataOf?: number;
};

const utf8Flag = 0x800;
const deflate = 8;
const defaultData = Buffer.from('data');
const packedData = new WeakMap<Buffer, Buffer>();

/** Builds a ZIP byte by byte, so that it can lie. Names given as text are UTF-8 and flagged so, as bytes are not. */
export function buildZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const offsets: number[] = [];
  let position = 0;
  const central = parts.map((part) => {
    const fields = fieldsOf(part);
    if (part.sharesDataOf === undefined) {
      offsets.push(position);
      const local = Buffer.concat([localHeader(fields), fields.name, fields.packed]);
      locals.push(local);
      position += local.length;
    } else {
      offsets.push(offsets[part.sharesDataOf]!);
    }
    return Buffer.concat([centralHeader(fields, offsets.at(-1)!), fields.name]);
  });
  const directory = Buffer.concat(central);
  return Buffer.concat([...locals, directory, endRecord(parts.length, directory.length, position)]);
}

function fieldsOf(part: ZipPart) {
  const data = part.data ?? defaultData;
  const method = part.method ?? deflate;
  return {
    name: Buffer.from(part.name as string),
    flags: part.flags ?? (typeof part.name === 'string' ? utf8Flag : 0),
    method,
    crc: part.declaredCrc ?? crc32(data),
    packed: method === deflate ? deflateOnce(data) : data,
    size: part.declaredSize ?? data.length,
    attributes: ((part.unixMode ?? 0o100644) << 16) >>> 0,
  };
}

/** Parts often share their data, and packing is what takes the time. */
function deflateOnce(data: Buffer): Buffer {
  const packed = packedData.get(data) ?? deflateRawSync(data);
  packedData.set(data, packed);
  return packed;
}

type Fields = ReturnType<typeof fieldsOf>;

function localHeader({ name, flags, method, crc, packed, size }: Fields): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function centralHeader({ name, flags, method, crc, packed, size, attributes }: Fields, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.write('PK\u0001\u0002', 'latin1');
  header.writeUInt16LE(0x0314, 4); // made on Unix
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed.length, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(attributes, 38);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.write('PK\u0005\u0006', 'latin1');
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
