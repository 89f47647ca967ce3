/** Someone who listens to what stays from file to file. */
interface Listening {
  target: EventTarget;
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  options: boolean | AddEventListenerOptions | undefined;
}

/** What is one and the same for all files of a worker. */
const lasting = (): EventTarget[] => [globalThis, document, document.documentElement, document.head, document.body];

/** Packages stay loaded, and listen to a document once; who called is the third line, below the error's and our own. */
const isByPackage = (): boolean => new Error('who').stack?.split('\n')[3]?.includes('node_modules') ?? false;

/**
 * Notes what this project's modules and tests listen to on the document and the window from now on.
 * @returns what ends all of it
 */
export function noteListeners(): () => void {
  const noted: Listening[] = [];
  const targets = lasting();
  const before = targets.map((target) => Object.getOwnPropertyDescriptor(target, 'addEventListener'));
  for (const target of targets) {
    const listen = target.addEventListener;
    const noting: EventTarget['addEventListener'] = function addEventListener(type, listener, options) {
      if (!isByPackage()) noted.push({ target, type, listener, options });
      listen.call(target, type, listener, options);
    };
    Object.defineProperty(target, 'addEventListener', { value: noting, configurable: true, writable: true });
  }
  return () => {
    for (const { target, type, listener, options } of noted) target.removeEventListener(type, listener, options);
    for (const [index, target] of targets.entries()) {
      Reflect.deleteProperty(target, 'addEventListener');
      const own = before[index];
      if (own) Object.defineProperty(target, 'addEventListener', own);
    }
  };
}
