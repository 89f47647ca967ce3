import { initializeCanvas, readPsd, type PixelData } from 'ag-psd';
import { PsdRefused } from './PsdRefused.ts';
import { withoutLayers } from './psdSections.ts';

// Plain memory takes the pixels; nothing is drawn while reading.
initializeCanvas(
  () => {
    throw new Error('No canvas is needed to read a composite.');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
);

/** The flattened picture a PSD carries beside its layers. */
export async function readPsdPicture(file: Blob): Promise<PixelData> {
  const bytes = await withoutLayers(file);
  const { imageData, imageResources } = parse(bytes);
  if (!imageData || imageResources?.versionInfo?.hasRealMergedData === false) {
    throw new PsdRefused('notFlattened');
  }
  if (!(imageData.data instanceof Uint8ClampedArray)) throw new PsdRefused('unusual');
  return imageData;
}

function parse(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return readPsd(bytes, {
      skipLayerImageData: true,
      skipThumbnail: true,
      skipLinkedFilesData: true,
      useImageData: true,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/color mode|bitsPerChannel|compression/i.test(message)) {
      throw new PsdRefused('unusual', { cause: error });
    }
    throw new PsdRefused('damaged', { cause: error });
  }
}
