import sharp from 'sharp';

const size = { width: 1600, height: 2300 };

/** A page as creators upload them, 1600 by 2300: a photograph's grain as JPEG. */
export function drawColourPage(index: number): Promise<Buffer> {
  const background = { r: 200, g: 190, b: 170 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 + index };
  return sharp({ create: { ...size, channels: 3, background, noise } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A page as creators upload them, 1600 by 2300: black shapes and lines as PNG. */
export async function drawLinePage(index: number): Promise<Buffer> {
  const drawing = await sharp(await drawColourPage(index))
    .blur(6 + index)
    .toBuffer();
  return sharp(drawing).greyscale().normalise().threshold(126).png({ palette: true, colours: 2 }).toBuffer();
}
