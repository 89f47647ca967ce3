import { writeFile } from 'node:fs/promises';
import { revalidatePath } from 'next/cache';
import { episodeFile } from '../../../episodeFile.js';

/** Keeps an episode and says that its page is stale. */
export async function POST(request, { params }) {
  const { id } = await params;
  await writeFile(episodeFile(id), await request.text());
  revalidatePath(`/episodes/${id}`);
  return Response.json({ id });
}
