/** Files nobody should send, for tests of whoever takes files in. */
export { buildZip, type ZipPart } from '../archives/testing/buildZip.ts';
export {
  emptyZip,
  gifWithFrames,
  jpegWithSegment,
  pngClaiming,
  pngWithChunk,
  webPage,
} from '../images/testing/hostileFiles.ts';
