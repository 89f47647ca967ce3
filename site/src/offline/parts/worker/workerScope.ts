/** What a service worker's events have that pages have not; the types of pages and of workers exclude each other. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  /** What the browser asked for while this script was still waking up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: RequestEvent;
  sync: WaitingEvent & { readonly tag: string };
  message: WaitingEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };
}

/** The global object of a service worker, as far as it is used. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** The worker itself. */
export const scope = globalThis as unknown as WorkerScope;
