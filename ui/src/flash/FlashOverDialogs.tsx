import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FlashStore } from './createFlashStore.ts';
import { FlashRegion } from './FlashRegion.tsx';
import { keepOverDialogs } from './keepOverDialogs.ts';

/** Shows the store's message, also over a modal dialog. Once per page, in place of FlashRegion. */
export function FlashOverDialogs({ store }: { store?: FlashStore }) {
  const [layer] = useState(makeLayer);
  useEffect(
    function standInPage() {
      document.body.append(layer);
      const goHome = keepOverDialogs(layer);
      return () => {
        goHome();
        layer.remove();
      };
    },
    [layer],
  );
  // Through a portal: React hears what is pressed wherever the layer stands.
  return createPortal(<FlashRegion {...(store ? { store } : {})} />, layer);
}

function makeLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'flash-layer';
  return layer;
}
