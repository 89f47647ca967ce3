import sharp from 'sharp';

export type PdfPage = {
  /** Any picture; it fills the page. */
  picture: Buffer;
  /** In points, when the page is not as large as its picture. */
  size?: [number, number];
  /** The picture inside says it has so many pixels in width and height. */
  claims?: number;
  /** The picture inside breaks off in its head. */
  isTorn?: boolean;
};

type PdfOptions = {
  /** Nobody has the password. */
  isEncrypted?: boolean;
  /** So many further pages, all of them the last one. */
  repeats?: number;
};

/** Packs pictures into a PDF, one a page, as a scanner does. */
export async function packPdf(pages: readonly PdfPage[], options: PdfOptions = {}): Promise<Buffer> {
  const objects: Buffer[] = [Buffer.from('<</Type/Catalog/Pages 2 0 R>>'), Buffer.alloc(0)];
  const kids: string[] = [];
  for (const { picture, size, claims, isTorn } of pages) {
    const { data, info } = await sharp(picture).flatten().toColourspace('srgb').jpeg({ quality: 92 }).toBuffer({
      resolveWithObject: true,
    });
    const [width, height] = size ?? [info.width, info.height];
    const first = objects.length + 1;
    const [pixelsWide, pixelsHigh] = claims ? [claims, claims] : [info.width, info.height];
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${first + 1} 0 R/Resources<</XObject<</P ${first + 2} 0 R>>>>>>`,
      ),
      streamOf('', Buffer.from(`${width} 0 0 ${height} 0 0 cm /P Do`)),
      streamOf(
        `/Type/XObject/Subtype/Image/Width ${pixelsWide}/Height ${pixelsHigh}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
        isTorn ? data.subarray(0, 60) : data,
      ),
    );
    kids.push(`${first} 0 R`);
  }
  const last = kids.at(-1) ?? '';
  kids.push(...Array.from({ length: options.repeats ?? 0 }, () => last));
  objects[1] = Buffer.from(`<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`);
  return fileOf(objects, options.isEncrypted ? encryption : '');
}

const key = '00'.repeat(32);
const encryption = `/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O<${key}>/U<${key}>>>/ID[<00><00>]`;

const streamOf = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${dictionary}/Length ${data.length}>>stream\n`), data, Buffer.from('\nendstream')]);

function fileOf(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  });
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}`));
  push(Buffer.from(`trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
