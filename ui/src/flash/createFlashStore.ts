export type FlashType = 'success' | 'error' | 'info';
export type FlashPosition = 'top' | 'bottom' | 'bottom_with_navi';

/** One thing the reader can do about a message, e.g. Undo. */
export interface FlashAction {
  label: string;
  run: () => void;
}

/** What is shown now; an empty body shows nothing. */
export interface Flash {
  body: string;
  type: FlashType;
  position: FlashPosition;
  action?: FlashAction;
}

/** Who keeps a message from leaving: somebody points at it, has the focus in it, or cannot see it yet (see holdWhileUnseen). */
export type FlashHold = 'pointer' | 'focus' | 'hidden' | 'undrawn';

export interface FlashStore {
  get(): Flash;
  set(flash: Partial<Flash> & { body: string }): void;
  clear(): void;
  hold(by: FlashHold): void;
  release(by: FlashHold): void;
  subscribe(listener: () => void): () => void;
}

/** How long a message stays, in milliseconds. */
export const flashDuration = 3000;
/** The state without a message. */
export const emptyFlash: Flash = { body: '', type: 'info', position: 'top' };

/** One message at a time; a new one replaces the old and its timer. */
export function createFlashStore(): FlashStore {
  let flash = emptyFlash;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endsAt = 0;
  let left = 0;
  const holds = new Set<FlashHold>();
  const listeners = new Set<() => void>();

  function show(next: Flash): void {
    flash = next;
    for (const listener of listeners) listener();
  }

  function clear(): void {
    clearTimeout(timer);
    if (flash !== emptyFlash) show(emptyFlash);
  }

  function run(): void {
    clearTimeout(timer);
    if (flash === emptyFlash || holds.size > 0) return;
    endsAt = Date.now() + left;
    timer = setTimeout(clear, left);
  }

  return {
    get: () => flash,
    set(next) {
      // The message that was pointed at is gone, and with it the event that would say so.
      holds.delete('pointer');
      holds.delete('focus');
      left = flashDuration;
      show({ ...emptyFlash, ...next });
      run();
    },
    clear,
    /** Stops the clock; it runs on from there when nobody holds it any more. */
    hold(by) {
      if (holds.size === 0) left = Math.max(0, endsAt - Date.now());
      holds.add(by);
      clearTimeout(timer);
    },
    release(by) {
      if (holds.delete(by)) run();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
