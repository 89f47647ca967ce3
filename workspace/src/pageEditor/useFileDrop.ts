import { useEffect, useRef, useState, type RefObject } from 'react';
import { readDroppedFiles, type ChosenFile } from '../uploads/index.ts';
import { gapAt } from './gapAt.ts';

/**
 * Files dragged in from the system. Anywhere in the window is accepted, since a drop beside the mark would otherwise
 * replace the editor by the picture; over the tiles they go where the mark is, elsewhere to the end.
 */
export function useFileDrop(
  section: RefObject<HTMLElement | null>,
  count: number,
  onFiles: (files: readonly ChosenFile[], index: number) => void,
): { isOver: boolean; gap: number | null } {
  const [isOver, setIsOver] = useState(false);
  const [gap, setGap] = useState<number | null>(null);
  const latest = useRef({ count, onFiles });
  useEffect(function keepLatest() {
    latest.current = { count, onFiles };
  });

  useEffect(
    function acceptFiles() {
      const place = (event: DragEvent) =>
        gapAt(section.current?.querySelector('ol') ?? null, { x: event.clientX, y: event.clientY });
      const over = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
        setGap(place(event));
      };
      const end = (event: DragEvent) => {
        if (event.relatedTarget === null) stop();
      };
      const stop = () => {
        setIsOver(false);
        setGap(null);
      };
      const take = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        const index = place(event) ?? latest.current.count;
        stop();
        void readDroppedFiles(event.dataTransfer).then((files) => latest.current.onFiles(files, index));
      };
      window.addEventListener('dragover', over);
      window.addEventListener('dragleave', end);
      window.addEventListener('drop', take);
      return () => {
        window.removeEventListener('dragover', over);
        window.removeEventListener('dragleave', end);
        window.removeEventListener('drop', take);
      };
    },
    [section],
  );
  return { isOver, gap };
}
