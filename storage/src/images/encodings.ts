import type { AvifOptions, WebpOptions } from 'sharp';
import type { DerivativeFormat } from './derivativeNames.ts';
import { identifyFormat } from './identifyFormat.ts';
import { imageQueue } from './imageQueue.ts';
import type { Urgency } from './imageQueue.ts';
import { isLineArt } from './isLineArt.ts';
import { asSharp } from './Pixels.ts';
import type { Pixels } from './Pixels.ts';

/** Turns pixels into the bytes of one derivative. Always the same bytes for the same pixels. */
export type Encoding = (pixels: Pixels) => Promise<Buffer>;

type EncodingOptions = { format: DerivativeFormat; urgency: Urgency; effort?: number | undefined };

// A creator waits for WebP; most readers then get the AVIF that is made afterwards. Effort 4 takes twice the time for 4 % fewer
// bytes and 0.2 dB. smartSubsample doubles the cost of a page for sharper red on black; AVIF keeps full colour instead.
const lossyWebp: WebpOptions = { quality: 82, effort: 2 };

// Beyond effort 1 near-lossless gains 0.2 % for half as much time again.
const nearLosslessWebp: WebpOptions = { nearLossless: true, quality: 60, effort: 1 };

// Efforts above 2 cost four times as much for little.
const avif: AvifOptions = { quality: 58, effort: 2 };

// Below this width the eye sees no difference and lossy is smaller, also for ink.
const narrowestCrispWidth = 640;

// Scaling turns hard edges into greys, which near-lossless pays for: below this width lossy is smaller again (66 kB for 72
// at 640 px of toned pages of 1280, 144 for 129 at 960) and takes a third of the time.
const narrowestCrispScaled = 960;

// Crisp line art may be this much larger than what the creator uploaded; beyond it is no gain for anybody.
const largestCrispGrowth = 1.2;

/**
 * How an image's derivatives are encoded. Line art that was uploaded without loss keeps its hard edges (near-lossless
 * WebP, there often smaller than lossy) unless it grows by more than a fifth; everything else is lossy. `first` is the
 * part of `pixels` that will be encoded first: it is the sample, and its bytes are used again.
 */
export async function chooseEncoding(
  bytes: Buffer,
  pixels: Pixels,
  first: Pixels,
  options: EncodingOptions,
): Promise<Encoding> {
  const plain = options.format === 'avif' ? avifEncoding(options) : lossyWebpEncoding(options);
  if (options.format === 'avif' || !mayBeCrisp(bytes, pixels)) return plain;

  const crisp = crispWebpEncoding(options);
  const sample = await crisp(first);
  const share = first.height / pixels.height;
  if (sample.length > bytes.length * share * largestCrispGrowth) return plain;
  return async (wanted) => {
    const narrowest = wanted.width === first.width ? narrowestCrispWidth : narrowestCrispScaled;
    if (wanted.width < narrowest) return plain(wanted);
    return isSame(wanted, first) ? sample : crisp(wanted);
  };
}

/** A JPEG has already lost the hard edges: what is left to keep exactly would be its noise. */
function mayBeCrisp(bytes: Buffer, pixels: Pixels): boolean {
  return identifyFormat(bytes) !== 'jpeg' && isLineArt(pixels);
}

function isSame(one: Pixels, other: Pixels): boolean {
  const { data } = one;
  return (
    data.buffer === other.data.buffer &&
    data.byteOffset === other.data.byteOffset &&
    data.length === other.data.length &&
    one.width === other.width
  );
}

function lossyWebpEncoding({ urgency, effort = lossyWebp.effort! }: EncodingOptions): Encoding {
  return (pixels) =>
    imageQueue(
      () =>
        asSharp(pixels)
          .webp({ ...lossyWebp, effort })
          .toBuffer(),
      urgency,
    );
}

function crispWebpEncoding({ urgency, effort = nearLosslessWebp.effort! }: EncodingOptions): Encoding {
  const options = { ...nearLosslessWebp, effort: Math.min(effort, nearLosslessWebp.effort!) };
  return (pixels) => imageQueue(() => asSharp(pixels).webp(options).toBuffer(), urgency);
}

function avifEncoding({ urgency, effort = avif.effort! }: EncodingOptions): Encoding {
  return (pixels) =>
    imageQueue(
      () =>
        asSharp(pixels)
          .avif({ ...avif, effort })
          .toBuffer(),
      urgency,
    );
}
