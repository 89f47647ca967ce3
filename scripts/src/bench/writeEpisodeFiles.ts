import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a comparator's page shows, as JSON: a title and some pictures. */
export function describeEpisode(title: string, pictures = 8): string {
  const pages = Array.from({ length: pictures }, (_, index) => ({
    src: `/images/i${index}/1280.webp`,
    alt: `${title} ${index + 1}`,
    width: 800,
    height: 1150,
  }));
  return JSON.stringify({ title, work: '続いている作品', pages });
}

/** Writes the content of a comparator's site, one file an episode, named e0, e1 and so on. */
export function writeEpisodeFiles(folder: string, count: number, pictures?: number): void {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index++)
    writeFileSync(join(folder, `e${index}.json`), describeEpisode(`第${index}話`, pictures));
}
