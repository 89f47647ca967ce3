let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = false), { capture: true, passive: true });
}

/**
 * Runs at once, or after the press that is under way. A field is left by pressing something else, and a message that appears
 * between the press and its release would move what was pressed from under the pointer: the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const release = new AbortController();
  const go = () => {
    release.abort();
    // The click comes right after the release.
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, go, { signal: release.signal });
}
