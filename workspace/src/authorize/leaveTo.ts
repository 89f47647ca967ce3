/** What runs here instead of leading anywhere, whatever the API let through. */
const RUNS = /^(?:javascript|data|vbscript|blob|file):/i;

/** Takes an answer to the application, by its address or that of the page that sends it. */
export function leaveTo(target: string): void {
  if (!RUNS.test(target)) window.location.replace(target);
}
