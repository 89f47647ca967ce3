import sharp from 'sharp';

// The loaders of the five formats, and only from memory: SVG, PDF, TIFF and the rest cannot be reached by any trick in
// a file's bytes. The block is the process's, so whoever draws with SVG in this process lifts it with allowSvgDrawing.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

// Several pictures are worked on at once (see imageQueue), so each gets one thread.
sharp.concurrency(1);

// No picture is worked on twice: a cache of decoded ones would only hold memory.
sharp.cache(false);

export { sharp };

const svgLoaders = { operation: ['VipsForeignLoadSvg'] };

/**
 * Lets sharp read SVG in this process until the returned function is called. For the demo's own drawings, never around
 * work on uploaded files.
 */
export function allowSvgDrawing(): () => void {
  sharp.unblock(svgLoaders);
  return () => sharp.block(svgLoaders);
}
