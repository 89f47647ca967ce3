import { textsOf } from '@komawari/ui/language';
import { identityErrorOf } from '@komawari/ui/session';
import signInTexts from '../../messages/signIn.js';

/** R9-027: the size of the sign-in window, in pixels. */
export const WINDOW_SIZE = { width: 500, height: 600 } as const;
/** R8-007: a window that was seen closed may still have told its news; after this long, in milliseconds, it has not. */
export const CLOSED_AFTER = 8_000;
const LOOK_EVERY = 400;

/** Opens an empty sign-in window. Has to be called inside the click, before anything is awaited. Throws popup-blocked. */
export function openSignInWindow(service: string): Window {
  const { width, height } = WINDOW_SIZE;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const opened = window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (!opened) throw identityErrorOf('popup-blocked');
  const { signIn, social } = textsOf(signInTexts);
  opened.document.title = `${signIn.title()} | Komawari`;
  opened.document.body.textContent = social.opening({ provider: service });
  return opened;
}

/** Calls back 8 seconds after the window is seen closed. Returns what ends the watch. */
export function watchClosing(opened: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    timer = setTimeout(onClosed, CLOSED_AFTER);
  }, LOOK_EVERY);
  return () => {
    clearInterval(look);
    clearTimeout(timer);
  };
}
