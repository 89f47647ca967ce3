import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { AccountFieldsFragment } from '../gql/graphql.ts';

/**
 * Puts the viewer's picture into the header, and their menu behind it: what stood there is the way to their pages, for as long
 * as nobody knew who they are. The menu comes with the first press.
 */
export function showAccount(root: ParentNode, user: AccountFieldsFragment): void {
  for (const way of root.querySelectorAll<HTMLAnchorElement>('[data-account]')) {
    way.replaceChildren(drawFace(user));
    way.setAttribute('role', 'button');
    way.setAttribute('aria-haspopup', 'menu');
    way.setAttribute('aria-expanded', 'false');
    const open = (event: Event): void => {
      event.preventDefault();
      import('./parts/openAccountMenu.tsx')
        .then(({ openAccountMenu }) => openAccountMenu(way, user))
        // Offline: the page it leads to says so.
        .catch(() => location.assign(way.href));
    };
    way.addEventListener('click', open, { once: true });
    way.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      way.click();
    });
  }
}

function drawFace({ displayName, iconImage }: AccountFieldsFragment): HTMLElement {
  const face = Object.assign(document.createElement('span'), { className: 'avatar' });
  face.setAttribute('aria-hidden', 'true');
  if (iconImage === null) {
    const letter = { className: 'avatar__letter', lang: UNRECORDED_LANGUAGE, textContent: [...displayName][0] ?? '' };
    face.append(Object.assign(document.createElement('span'), letter));
    return face;
  }
  const { url, srcSet, width, height, focusX, focusY } = iconImage;
  const picture = Object.assign(new Image(width, height), { sizes: '32px', srcset: srcSet, src: url, alt: '' });
  picture.style.objectPosition = `${focusX * 100}% ${focusY * 100}%`;
  face.append(picture);
  return face;
}
