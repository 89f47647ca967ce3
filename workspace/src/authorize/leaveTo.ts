/** What runs here instead of leading anywhere, whatever the API let through. */
const RUNS = /^(?:javascript|data|vbscript|blob|file):/i;

/** Takes an answer to the application: by its address, or by a form that is sent there. */
export function leaveTo(target: string): void {
  if (!RUNS.test(target)) window.location.replace(target);
}

/** Sends the answer as a form (OAuth 2.0 Form Post Response Mode). */
export function postTo(action: string, fields: readonly { name: string; value: string }[]): void {
  if (RUNS.test(action)) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
