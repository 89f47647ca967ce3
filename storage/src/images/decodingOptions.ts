import type { ImageFormat } from './identifyFormat.ts';
import { mostPixels } from './limits.ts';

/**
 * How strictly a format is decoded. A JPEG with damaged data only warns and goes on in grey, so there warnings count;
 * a PNG warns about harmless things such as a colour profile that many programs write.
 */
export function decodingOptions(format: ImageFormat): { failOn: 'warning' | 'error'; limitInputPixels: number } {
  return { failOn: format === 'jpeg' ? 'warning' : 'error', limitInputPixels: mostPixels };
}
