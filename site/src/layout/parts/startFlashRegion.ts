import { flash, holdWhileUnseen } from '@komawari/ui/flash';
import { keepOverDialogs } from '@komawari/ui/flash/keepOverDialogs';

/**
 * Shows the page's messages without a framework: islands and scripts share one store. The two live regions stand in the
 * page from the start, or the first message would not be read out. Errors interrupt, the rest waits for its turn. A message from
 * before, where this script comes late, is shown now.
 */
export function startFlashRegion(root: ParentNode): void {
  const layer = root.querySelector<HTMLElement>('[data-flash="layer"]');
  const quiet = root.querySelector<HTMLElement>('[data-flash="status"]');
  const urgent = root.querySelector<HTMLElement>('[data-flash="alert"]');
  const draw = () => {
    const { body, type, position, action } = flash.get();
    quiet?.replaceChildren();
    urgent?.replaceChildren();
    if (body === '') return;
    const box = document.createElement('div');
    const words = document.createElement('span');
    box.className = `flash flash--${type} flash--${position === 'bottom_with_navi' ? 'navi' : position}`;
    words.textContent = body;
    box.append(words);
    if (action) box.append(makeButton(action.label, action.run));
    box.addEventListener('pointerenter', () => flash.hold('pointer'));
    box.addEventListener('pointerleave', () => flash.release('pointer'));
    box.addEventListener('focusin', () => flash.hold('focus'));
    box.addEventListener('focusout', () => flash.release('focus'));
    (type === 'error' ? urgent : quiet)?.append(box);
  };
  flash.subscribe(draw);
  draw();
  holdWhileUnseen(flash);
  if (layer) keepOverDialogs(layer);
}

function makeButton(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'flash__action';
  button.textContent = label;
  button.addEventListener('click', () => {
    flash.clear();
    run();
  });
  return button;
}
