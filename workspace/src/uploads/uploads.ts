import type { SendFileOptions } from './sendFile.ts';

/** An image as the editor shows it. */
export interface UploadedImage {
  id: string;
  url: string;
  srcSet: string;
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  /** Tall strips come in pieces, top to bottom; other pictures in one. */
  slices?: readonly { url: string; srcSet: string; width: number; height: number }[];
  /** What was cut from the whole picture, in its pixels; null or absent for a whole one. */
  crop?: { left: number; top: number; right: number; bottom: number; whole: UploadedImage } | null;
}

/** `drawing`: a PDF or PSD is opened, or one of its pages becomes a picture, in this browser. */
export type UploadState = 'queued' | 'drawing' | 'uploading' | 'processing' | 'ready' | 'error';

/** What a file is: one picture, or several in a container that the server (`archive`) or this browser (`document`) opens. */
export type UploadKind = 'picture' | 'archive' | 'document';

/** A picture that becomes a file only when its turn comes: one at a time, so that memory does not grow with the pages. */
export interface LazyFile {
  name: string;
  /** Bytes; a guess until it has been read. */
  size: number;
  /** Rejects with FileRefused where the file is at fault. The same bytes and `lastModified` every time. */
  read: () => Promise<File>;
}

/** A container that is read in the browser. */
export interface OpenDocument {
  pages: readonly LazyFile[];
  /** No page is wanted for now: gives back what is held. Reading one later opens it again. */
  close: () => void;
}

/** Why an upload stands still: a sentence, and what helps. */
export interface UploadFault {
  message: string;
  /** `retry`: the same file may work; `replace`: it cannot. */
  remedy: 'retry' | 'replace';
  /** Nobody answered: it goes on by itself as soon as there is a connection. */
  isConnection: boolean;
}

/** One file on its way to becoming an image. */
export interface UploadItem {
  key: string;
  name: string;
  /** Path inside the dropped folder or archive; decides the reading order. */
  path: string;
  size: number;
  kind: UploadKind;
  state: UploadState;
  /** Share of the bytes that have arrived, 0 to 1. */
  progress: number;
  image: UploadedImage | null;
  fault: UploadFault | null;
}

/** What a queue needs from the outside; all of it may reject. */
export interface UploadSteps {
  sendFile: (file: File, options: SendFileOptions) => Promise<string>;
  makeImage: (
    uploadId: string,
  ) => Promise<{ image: UploadedImage } | { problem: string; remedy: UploadFault['remedy'] }>;
  expandArchive: (uploadId: string) => Promise<
    | {
        entries: readonly { uploadId: string; path: string; size: number }[];
        /** Pages of the archive that cannot be read, each with what to do. */
        damaged?: readonly { path: string; problem: string }[];
        /** Sentences about what else is in the archive: left out, or renamed. */
        remarks?: readonly string[];
      }
    | { problem: string; remedy?: UploadFault['remedy'] }
  >;
  /** Opens a PDF or PSD. */
  openDocument?: (file: File) => Promise<OpenDocument>;
}

export interface UploadQueueOptions extends UploadSteps {
  parallelUploads?: number;
  parallelImages?: number;
  /** An archive or a document turned into pages: `key` gives way to `pages`, in reading order. */
  onExpanded?: (key: string, pages: readonly UploadItem[]) => void;
  /** What is to be said of an archive that was turned into pages. */
  onRemarks?: (archive: string, remarks: readonly string[]) => void;
  onReady?: (key: string, image: UploadedImage) => void;
}

export interface NewUpload {
  file: File | LazyFile;
  path: string;
  kind: UploadKind;
  /** Known before the first byte: too large, not an image. */
  refusal?: string | null;
  /** What is to be said of it although it can be tried, such as another name than in its archive. */
  remark?: string;
}
