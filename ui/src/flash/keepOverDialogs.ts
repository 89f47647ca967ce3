/**
 * Keeps an element usable while modal dialogs are open. Everything outside of the topmost one lies under its scrim and is inert, so that it
 * can neither be pressed nor is it read out: the element goes into that dialog, above everything in it, and home when it closes.
 * @param layer a box of its own that has no place among its siblings
 * @returns what ends it; the element is at home then
 */
export function keepOverDialogs(layer: HTMLElement): () => void {
  const home = layer.parentElement ?? document.body;
  let open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];

  function place(): void {
    // Who takes the element itself out of the page means it.
    if (!layer.parentElement) return;
    open = open.filter((dialog) => dialog.open && dialog.isConnected);
    moveInto(layer, open.at(-1) ?? home, home);
  }

  const watch = new MutationObserver((changes) => {
    for (const { type, target } of changes)
      if (type === 'attributes' && target instanceof HTMLDialogElement)
        open = [...open.filter((dialog) => dialog !== target), target];
    place();
  });
  // Of children, too: a dialog that is taken away open says nothing of it, and would take the layer along.
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  place();
  return () => {
    watch.disconnect();
    moveInto(layer, home, home);
  };
}

function moveInto(layer: HTMLElement, place: HTMLElement, home: HTMLElement): void {
  if (layer.parentElement === place) return;
  layer.removeAttribute('popover');
  place.append(layer);
  if (place === home || !('showPopover' in layer)) return;
  // Else the dialog's own box would cut it off, and hold what is fixed to the window.
  layer.popover = 'manual';
  layer.showPopover();
}
