import { useMemo } from 'react';
import { trustMarkup } from '../trusted/index.ts';
import { iconShapes, type IconName } from './iconShapes.ts';

const isIcon = (name: string): name is IconName => Object.hasOwn(iconShapes, name);

/** Makes nothing but shapes of this folder, so there is nothing to escape. */
const symbolsOf = trustMarkup('komawari-icons', (names) =>
  [...new Set(names.split(' ').filter(isIcon))]
    .map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${iconShapes[name]}</symbol>`)
    .join(''),
);

/** The shapes a page uses, once per page. A published page names its icons; without names all of them are written. */
export function IconSprite({ names = Object.keys(iconShapes) as IconName[] }: { names?: readonly IconName[] }) {
  const wanted = names.join(' ');
  // What is trusted is a new thing each time, and would be written into the page again.
  const symbols = useMemo(() => symbolsOf(wanted), [wanted]);
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
