/** Short messages. Free of any framework; the region that shows them is in "@komawari/ui/flash/react". */
import { createFlashStore } from './createFlashStore.ts';

export {
  createFlashStore,
  emptyFlash,
  flashDuration,
  type Flash,
  type FlashAction,
  type FlashPosition,
  type FlashStore,
  type FlashType,
} from './createFlashStore.ts';
export { holdWhileUnseen } from './holdWhileUnseen.ts';

/** The page's one store: islands and scripts share it. */
export const flash = createFlashStore();
flash.hold('undrawn');
