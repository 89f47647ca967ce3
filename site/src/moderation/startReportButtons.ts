/** Buttons that report what the page shows. The sheet is fetched when somebody presses one: most readers never do. */
export function startReportButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-report]')) {
    const press = (): void => {
      const { report: id = '', reportWhat: what = '' } = button.dataset;
      const lang = button.querySelector<HTMLElement>('[lang]')?.lang;
      // Offline: nothing opens, and the button is still there.
      import('./parts/openReport.tsx')
        .then(({ openReport }) => openReport({ id, what, lang }, button))
        .catch(() => undefined);
    };
    button.addEventListener('click', press);
    // Before this was here: layout/parts/earlyTaps.ts.
    if ('tapped' in button.dataset) press();
  }
}
