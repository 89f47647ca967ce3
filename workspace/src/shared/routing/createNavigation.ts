import type { Location, NavigateOptions, Navigator, To, UNSAFE_createBrowserHistory } from 'react-router';

/** What keeps the addresses a tab was at: the browser, and in tests a list. */
type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'listen' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go'
>;

type Action = `${History['action']}`;

/** Where the application is, how it came there, and whether the screen stays where it was scrolled to. */
export interface Stop {
  location: Location;
  action: History['action'];
  keepsScroll: boolean;
}

/** A way somebody is about to take. */
export interface Move {
  from: string;
  to: string;
  action: Action;
}

/** Is asked before each move. One that is held waits: `proceed` takes it after all. */
export interface Guard {
  isHeld: (move: Move) => boolean;
  onHeld: (proceed: () => void) => void;
}

/** The addresses of this tab, as the router moves among them. */
export interface Navigation extends Navigator {
  readonly stop: Stop;
  /** Hears of every stop until the answer is called. */
  listen: (onStop: (next: Stop, before: Stop) => void) => () => void;
  /** Asks before each move until the answer is called. */
  guard: (guard: Guard) => () => void;
}

/** Moves among the addresses a history keeps, and lets a screen hold who would leave it. */
export function createNavigation(history: History): Navigation {
  let stop: Stop = { location: history.location, action: history.action, keepsScroll: false };
  let listener: ((next: Stop, before: Stop) => void) | null = null;
  let asked: Guard | null = null;
  /** What happens instead of the next step through the history, which is one of ours. */
  let onOwnStep: (() => void) | null = null;

  function arrive(keepsScroll = false): void {
    const before = stop;
    stop = { location: history.location, action: history.action, keepsScroll };
    listener?.(stop, before);
  }

  const isHeld = (to: string | undefined, action: Action): boolean =>
    asked?.isHeld({ from: stop.location.pathname, to: to ?? stop.location.pathname, action }) ?? false;

  function move(action: 'PUSH' | 'REPLACE', to: To, state: unknown, options: NavigateOptions = {}): void {
    const go = (): void => {
      (action === 'PUSH' ? history.push : history.replace)(to, state);
      arrive(options.preventScrollReset);
    };
    if (isHeld(typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname, action)) asked?.onHeld(go);
    else go();
  }

  history.listen(({ delta, location }) => {
    if (onOwnStep) {
      const then = onOwnStep;
      onOwnStep = null;
      then();
    } else if (delta && isHeld(location.pathname, 'POP')) {
      // The browser is there already: it goes back to where the person still is, and only then asks.
      const guard = asked;
      onOwnStep = () =>
        guard?.onHeld(() => {
          onOwnStep = arrive;
          history.go(delta);
        });
      history.go(-delta);
    } else arrive();
  });

  return {
    get stop() {
      return stop;
    },
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => move('PUSH', to, state, options),
    replace: (to, state, options) => move('REPLACE', to, state, options),
    listen(onStop) {
      listener = onStop;
      return () => void (listener = null);
    },
    guard(guard) {
      asked = guard;
      return () => {
        if (asked === guard) asked = null;
      };
    },
  };
}
