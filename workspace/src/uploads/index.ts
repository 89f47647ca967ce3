export {
  acceptedPages,
  acceptedReplacements,
  checkFile,
  checkPageFile,
  kindOf,
  tooLarge,
  uploadLimits,
} from './checkFile.ts';
export { PicturePicker } from './components/PicturePicker.tsx';
export { FileRefused } from './documents/FileRefused.ts';
export { inNaturalOrder } from './naturalOrder.ts';
export { isSystemFile, readChosenFiles, readDroppedFiles, type ChosenFile } from './readDroppedFiles.ts';
export { resumeUploads } from './resumeUploads.ts';
export { UploadError } from './sendFile.ts';
export { UploadQueue } from './UploadQueue.ts';
export type { LazyFile, NewUpload, UploadedImage, UploadItem, UploadSteps } from './uploads.ts';
export { sendFile, uploadStepsFor } from './uploadSteps.ts';
export { useResume } from './useResume.ts';
export { useUpload } from './useUpload.ts';
