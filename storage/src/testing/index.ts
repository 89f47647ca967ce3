/** Files nobody should send, for tests of whoever takes files in, and an object service. */
export { buildZip, type ZipPart } from '../archives/testing/buildZip.ts';
export {
  emptyZip,
  gifWithFrames,
  jpegWithSegment,
  pngClaiming,
  pngWithChunk,
  webPage,
} from '../images/testing/hostileFiles.ts';
export { startS3, type TestS3 } from '../objects/testing/startS3.ts';
