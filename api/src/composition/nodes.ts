import type DataLoader from 'dataloader';
import { contestLoader, ContestRef, infoEntryLoader, InfoEntryRef } from '../discovery/editorial/index.ts';
import type { Context } from '../graphql/context.ts';
import type { Actor } from '../kernel/actor.ts';
import { typeOfId } from '../kernel/ids.ts';
import { canSeeSite, userLoader, UserRef } from '../people/sites/index.ts';
import { canViewerSeeEpisode, episodeLoader, EpisodeRef } from '../publications/episodes/index.ts';
import { canSeeIllustration, illustrationLoader, IllustrationRef } from '../publications/illustrations/index.ts';
import { canSeeScoutMessage, scoutMessageLoader, ScoutMessageRef } from '../publications/scouting/index.ts';
import { tagLoader, TagRef, tagWorkCountLoader } from '../publications/tags/index.ts';
import { canSeeWork, workLoader, WorkRef } from '../publications/works/index.ts';

/** Finds a thing by its id as far as its policy shows it to who asks; null otherwise. */
const seenBy =
  <Row>(loaderOf: (context: Context) => DataLoader<string, Row | null>, canSee: (actor: Actor, row: Row) => boolean) =>
  async (context: Context, id: string): Promise<Row | null> => {
    const row = await loaderOf(context).load(id);
    return row !== null && canSee(context.actor, row) ? row : null;
  };

/** Things that are found by their id alone: the type of each, and how it is found for who asks. */
const nodes = {
  Work: { type: WorkRef, find: seenBy(workLoader, canSeeWork) },
  Episode: {
    type: EpisodeRef,
    // Who bought one finds it still when nobody else does.
    find: async (context: Context, id: string) => {
      const episode = await episodeLoader(context).load(id);
      return episode && (await canViewerSeeEpisode(context, episode)) ? episode : null;
    },
  },
  Illustration: { type: IllustrationRef, find: seenBy(illustrationLoader, canSeeIllustration) },
  User: { type: UserRef, find: seenBy(userLoader, canSeeSite) },
  Tag: {
    type: TagRef,
    // A tag that stands on drafts alone is as private as they are.
    find: async (context: Context, id: string) =>
      (await tagWorkCountLoader(context).load(id)) === null ? null : tagLoader(context).load(id),
  },
  InfoEntry: { type: InfoEntryRef, find: seenBy(infoEntryLoader, () => true) },
  // Nobody is told of a contest before it is decided.
  Contest: { type: ContestRef, find: seenBy(contestLoader, (_actor, { state }) => state === 'RESULT') },
  ScoutMessage: { type: ScoutMessageRef, find: seenBy(scoutMessageLoader, canSeeScoutMessage) },
} as const;

type NodeType = keyof typeof nodes;

/** The GraphQL types of these things. */
export const refsOf = <Type extends NodeType>(types: readonly Type[]) => types.map((type) => nodes[type].type);

/** The thing with this id, when it is of one of these types and who asks may see it; null otherwise. */
export async function findNode(context: Context, id: string, types: readonly NodeType[]) {
  const type = types.find((one) => one === typeOfId(id));
  return type === undefined ? null : nodes[type].find(context, id);
}
