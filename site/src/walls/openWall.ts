import type { GetEpisodePagesQuery } from '../gql/graphql.ts';
import { nodesOf } from '../graphql/nodesOf.ts';
import { drawPage } from './drawPage.ts';
import { showBehindWall } from './showBehindWall.ts';

/**
 * Puts the pages a fan may see in place of the wall, and shows what stands behind it.
 * @returns false where the viewer may see none
 */
export function openWall(
  main: HTMLElement,
  { pages: connection, afterword, work: { language } }: GetEpisodePagesQuery['episode'],
): boolean {
  const pages = nodesOf(connection);
  const stage = main.querySelector<HTMLElement>('.reader-stage');
  const controls = main.querySelector<HTMLTemplateElement>('template[data-reader-controls]');
  if (pages.length === 0 || !stage) return false;
  const whole = { total: pages.length, language };
  stage.querySelector('.reader-pages')?.replaceChildren(...pages.map((page) => drawPage(page, whole)));
  main.querySelector('.wall-box')?.remove();
  stage.hidden = false;
  if (controls) controls.replaceWith(controls.content);
  delete main.dataset.walled;
  main.dataset.reader = '';
  showBehindWall(main, afterword);
  return true;
}
