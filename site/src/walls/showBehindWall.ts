/** Shows what stands behind a wall besides the pages: the writer's words, and what readers say and are asked. */
export function showBehindWall(main: HTMLElement, afterword: string): void {
  const balloon = main.querySelector<HTMLElement>('[data-afterword]');
  if (balloon && afterword !== '') {
    balloon.textContent = afterword;
    balloon.hidden = false;
  }
  for (const hidden of main.querySelectorAll<HTMLElement>('[data-behind-wall]')) hidden.hidden = false;
}
