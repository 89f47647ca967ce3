import { getLanguage } from '../language/index.ts';
import recaptchaTexts from '../messages/recaptcha.js';
import { loadGoogle } from './loadGoogle.ts';

/** A dialog with Google's checkbox, which has a challenge one can listen to. Resolves with the token, or null when it is left. */
export async function askCheckbox(keys: { scoreKey: string; checkboxKey: string }): Promise<string | null> {
  const google = await loadGoogle(keys.scoreKey);
  const { check } = await recaptchaTexts.load(getLanguage());
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'recaptcha-title');
  dialog.innerHTML = `<div class="dialog__in"><h2 id="recaptcha-title" class="dialog__title">${check.title()}</h2>
    <p class="soft small">${check.lead()}</p>
    <div data-box></div><div class="row dialog__actions"><button type="button" class="btn">${check.cancel()}</button></div></div>`;
  document.body.append(dialog);
  return new Promise((done) => {
    const end = (token: string | null) => {
      dialog.close();
      dialog.remove();
      done(token);
    };
    dialog.addEventListener('cancel', () => end(null));
    dialog.querySelector('button')?.addEventListener('click', () => end(null));
    const box = dialog.querySelector<HTMLElement>('[data-box]');
    if (box) google.render(box, { sitekey: keys.checkboxKey, callback: end });
    dialog.showModal();
  });
}
