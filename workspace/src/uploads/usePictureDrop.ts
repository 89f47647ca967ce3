import { useEffect, type RefObject } from 'react';

/** A file dropped on the area is chosen; the window behind it does not get the drop as well. */
export function usePictureDrop(area: RefObject<HTMLElement | null>, onChoose: (file: File) => void): void {
  useEffect(
    function acceptDrop() {
      const element = area.current;
      if (!element) return undefined;
      const stay = (event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
      };
      const take = (event: DragEvent) => {
        stay(event);
        const file = event.dataTransfer?.files[0];
        if (file) onChoose(file);
      };
      element.addEventListener('dragover', stay);
      element.addEventListener('drop', take);
      return () => {
        element.removeEventListener('dragover', stay);
        element.removeEventListener('drop', take);
      };
    },
    [area, onChoose],
  );
}
