import { textsOf } from '@komawari/ui/language';
import { useRef, useState } from 'react';
import ownDataTexts from '../messages/ownData.js';
import { UploadError, sendFile } from '../uploads/index.ts';

interface Travelling {
  name: string;
  /** From 0 to 1. */
  progress: number;
}

/** Sends an archive of one's data; a broken connection goes on where it stopped. */
export function useArchiveUpload() {
  const [travelling, setTravelling] = useState<Travelling | null>(null);
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController>(null);

  /** The id of the finished upload; null when it failed, which `problem` explains. */
  async function send(file: File): Promise<string | null> {
    setProblem(undefined);
    abort.current = new AbortController();
    setTravelling({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => setTravelling({ name: file.name, progress });
      return await sendFile(file, { path: `data/${file.name}`, onProgress, signal: abort.current.signal });
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      setProblem(error.isConnection ? textsOf(ownDataTexts).import.broke() : error.message);
      return null;
    } finally {
      setTravelling(null);
    }
  }

  return { travelling, problem, setProblem, send };
}
