import { execute } from '@komawari/ui/graphql';
import { FindDraft } from './operations/FindDraft.ts';

/** A picture belongs to the episode it was uploaded for: the draft that begins with it is the one. */
export async function findDraft(workId: string, imageIds: readonly string[]): Promise<string | null> {
  const { work } = await execute(FindDraft, { workId });
  const nodes = work.viewerEpisodes.edges.map(({ node }) => node);
  return (
    nodes.find((node) => node.thumbnailImage?.id === imageIds[0] && node.pages.totalCount === imageIds.length)?.id ??
    null
  );
}
