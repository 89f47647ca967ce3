import { useTexts } from '../language/react.ts';
import frameTexts, { type Frame } from '../messages/frame.js';

/** What headers, bars and footers say: the names of the places of `@komawari/ui/navigation` among it. */
export const useFrameTexts = (): Frame => useTexts(frameTexts);
