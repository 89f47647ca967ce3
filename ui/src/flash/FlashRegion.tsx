import { useEffect, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { emptyFlash, type Flash, type FlashStore, type FlashType } from './createFlashStore.ts';
import { holdWhileUnseen } from './holdWhileUnseen.ts';
import { flash as sharedFlash } from './index.ts';

const icons: Record<FlashType, IconName> = { success: 'check', info: 'info', error: 'alert' };
const places = { top: 'flash--top', bottom: 'flash--bottom', bottom_with_navi: 'flash--navi' };

/** The message shown now. */
export function useFlash(store: FlashStore = sharedFlash): Flash {
  return useSyncExternalStore(store.subscribe, store.get, () => emptyFlash);
}

/** Shows the store's message. Once per page; the regions exist before the first message, or it would not be read out. */
export function FlashRegion({ store = sharedFlash }: { store?: FlashStore }) {
  const flash = useFlash(store);
  useEffect(() => holdWhileUnseen(store), [store]);
  const slab = flash.body ? <FlashSlab flash={flash} store={store} /> : null;
  return (
    <>
      <output>{flash.type === 'error' ? null : slab}</output>
      <div role="alert">{flash.type === 'error' ? slab : null}</div>
    </>
  );
}

function FlashSlab({ flash, store }: { flash: Flash; store: FlashStore }) {
  const { action } = flash;
  return (
    <span
      className={`flash flash--${flash.type} ${places[flash.position]}`}
      onMouseEnter={() => store.hold('pointer')}
      onMouseLeave={() => store.release('pointer')}
      onFocus={() => store.hold('focus')}
      onBlur={() => store.release('focus')}
    >
      <Icon name={icons[flash.type]} />
      <span>{flash.body}</span>
      {action ? (
        <button
          type="button"
          className="flash__action"
          onClick={() => {
            store.clear();
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
    </span>
  );
}
