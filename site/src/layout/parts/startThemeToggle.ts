/** Lets the reader keep light or dark against the system's choice. The button says where it leads; its words stand at it. */
export function startThemeToggle(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-toggle]');
  const words = button?.querySelector('span');
  if (!button || !words) return;
  const [dark = '', light = ''] = JSON.parse(button.dataset.themeToggle ?? '[]') as string[];
  const root = document.documentElement;
  const isDark = () =>
    (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  const show = () => {
    words.textContent = isDark() ? light : dark;
  };
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('komawari_theme', root.dataset.theme);
    } catch {
      // Site data is blocked: the choice lasts as long as the page.
    }
    show();
  });
  show();
  button.hidden = false;
}
