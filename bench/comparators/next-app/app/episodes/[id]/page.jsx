import { readFile, readdir } from 'node:fs/promises';
import { episodeFile } from '../../episodeFile.js';

export const revalidate = false;

export async function generateStaticParams() {
  const files = await readdir(process.env.KOMAWARI_BENCH_DATA);
  return files.map((name) => ({ id: name.slice(0, -'.json'.length) }));
}

export default async function EpisodePage({ params }) {
  const { id } = await params;
  const { title, work, pages } = JSON.parse(await readFile(episodeFile(id), 'utf8'));
  return (
    <main>
      <h1>{title}</h1>
      <p>{work}</p>
      {pages.map((page) => (
        <img key={page.src} src={page.src} alt={page.alt} width={page.width} height={page.height} />
      ))}
    </main>
  );
}
