import { iconShapes, type IconName } from './iconShapes.ts';

/** The shapes a page uses, once per page. A published page names its icons; without names all of them are written. */
export function IconSprite({ names = Object.keys(iconShapes) as IconName[] }: { names?: readonly IconName[] }) {
  const symbols = [...new Set(names)]
    .map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${iconShapes[name]}</symbol>`)
    .join('');
  // The shapes are constants of this folder, so there is nothing to escape.
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
