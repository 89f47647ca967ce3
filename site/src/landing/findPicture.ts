import { getLanguage } from '@komawari/ui/language';
import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>('./pictures/*/*.webp', { eager: true });

/** A picture that `npm run pictures` took, by day and by night, of the screen in the language of the page. */
export function findPicture(name: 'views' | 'retention' | 'share'): Record<'light' | 'dark', ImageMetadata> {
  const find = (scheme: string): ImageMetadata => {
    const file = `./pictures/${getLanguage()}/${name}-${scheme}.webp`;
    const found = files[file];
    if (!found) throw new Error(`${file} is not there: npm run pictures`);
    return found.default;
  };
  return { light: find('light'), dark: find('dark') };
}
