import sharp from 'sharp';

const number = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** The note in which a program says that it left the flattened picture out (resource 1057). */
const versionInfo = (hasPicture: boolean): Buffer => {
  const data = Buffer.concat([
    number(1, 4),
    Buffer.from([hasPicture ? 1 : 0]),
    number(0, 4),
    number(0, 4),
    number(1, 4),
  ]);
  return Buffer.concat([
    Buffer.from('8BIM'),
    number(1057, 2),
    number(0, 2),
    number(data.length, 4),
    data,
    Buffer.of(0),
  ]);
};

/** Packs a picture into a PSD as its flattened one, with layers nobody can read. */
export async function packPsd(picture: Buffer, { hasPicture = true } = {}): Promise<Buffer> {
  const { data, info } = await sharp(picture).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const planes = [0, 1, 2].map((channel) =>
    Buffer.from(Uint8Array.from({ length: info.width * info.height }, (_, pixel) => data[pixel * 3 + channel] ?? 0)),
  );
  const notes = versionInfo(hasPicture);
  const layers = Buffer.alloc(1000, 0xab);
  return Buffer.concat([
    Buffer.from('8BPS'),
    number(1, 2),
    Buffer.alloc(6),
    number(3, 2),
    number(info.height, 4),
    number(info.width, 4),
    number(8, 2),
    number(3, 2),
    number(0, 4),
    number(notes.length, 4),
    notes,
    number(layers.length, 4),
    layers,
    number(0, 2),
    ...planes,
  ]);
}
