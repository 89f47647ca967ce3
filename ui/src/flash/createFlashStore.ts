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

export interface FlashStore {
  get(): Flash;
  set(flash: Partial<Flash> & { body: string }): void;
  clear(): void;
  hold(): void;
  release(): void;
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
  const listeners = new Set<() => void>();

  function show(next: Flash): void {
    flash = next;
    for (const listener of listeners) listener();
  }

  function clear(): void {
    clearTimeout(timer);
    if (flash !== emptyFlash) show(emptyFlash);
  }

  function start(duration: number): void {
    clearTimeout(timer);
    endsAt = Date.now() + duration;
    timer = setTimeout(clear, duration);
  }

  return {
    get: () => flash,
    set(next) {
      start(flashDuration);
      show({ ...emptyFlash, ...next });
    },
    clear,
    /** Stops the clock while someone points at the message. */
    hold() {
      clearTimeout(timer);
      left = Math.max(0, endsAt - Date.now());
    },
    release() {
      if (flash !== emptyFlash) start(left);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
