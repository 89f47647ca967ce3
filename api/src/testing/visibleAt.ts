/** What decides whether readers may know of a thing, as stored; instants are milliseconds since 1970. */
export interface StoredAccount {
  id: string;
  isDisabled: boolean;
  isSiteClosed: boolean;
  iconImageId: string | null;
  heroImageId: string | null;
}
export interface StoredWork {
  id: string;
  userId: string;
  isDeleted: boolean;
  isSuspended: boolean;
  coverImageId: string | null;
}
export interface StoredEpisode {
  id: string;
  workId: string;
  status: 'DRAFT' | 'SCHEDULED' | 'FAN_ONLY' | 'PUBLIC' | 'SUSPENDED';
  publishAt: number | null;
  isDeleted: boolean;
  thumbnailImageId: string | null;
  pageImageIds: string[];
}
export interface StoredIllustration {
  id: string;
  userId: string;
  workId: string | null;
  isOpen: boolean;
  isDeleted: boolean;
  isSuspended: boolean;
  imageIds: string[];
}
export interface StoredWorld {
  accounts: StoredAccount[];
  works: StoredWork[];
  episodes: StoredEpisode[];
  illustrations: StoredIllustration[];
}

/** What a reader who is not the author may know of. */
export interface VisibleWorld {
  works: string[];
  episodes: string[];
  illustrations: string[];
  images: string[];
}

/**
 * The visibility rules in the words of the specification, written a second time and in another way than the views of the
 * database, so that a mistake in either shows: an episode is out when its creator let it out and its instant has passed;
 * a work is there when it is not taken away and one of its episodes is out; both only while the site is open and the
 * account not disabled. An illustration is there while it is open, whatever became of the work it belongs to. Pages of fan-only episodes are shown by signed URLs alone.
 */
export function visibleAt(world: StoredWorld, now: number): VisibleWorld {
  const account = new Map(world.accounts.map((one) => [one.id, one]));
  const isOut = (episode: StoredEpisode): boolean =>
    !episode.isDeleted &&
    ['SCHEDULED', 'FAN_ONLY', 'PUBLIC'].includes(episode.status) &&
    episode.publishAt !== null &&
    episode.publishAt <= now;
  const works = world.works.filter((work) => {
    const owner = account.get(work.userId);
    if (!owner || owner.isDisabled || owner.isSiteClosed || work.isDeleted || work.isSuspended) return false;
    return world.episodes.some((episode) => episode.workId === work.id && isOut(episode));
  });
  const episodes = world.episodes.filter(
    (episode) => isOut(episode) && works.some((work) => work.id === episode.workId),
  );
  const illustrations = world.illustrations.filter(({ userId, isOpen, isDeleted, isSuspended }) => {
    const owner = account.get(userId);
    return owner && !owner.isDisabled && !owner.isSiteClosed && isOpen && !isDeleted && !isSuspended;
  });
  const images = [
    ...illustrations.flatMap((illustration) => illustration.imageIds),
    ...episodes.flatMap((episode) => (episode.status === 'FAN_ONLY' ? [] : episode.pageImageIds)),
    ...episodes.map((episode) => episode.thumbnailImageId),
    ...works.map((work) => work.coverImageId),
    // The icon stands beside comments on other people's works, so it outlives the closing of the own site.
    ...world.accounts.filter((one) => !one.isDisabled).map((one) => one.iconImageId),
    ...world.accounts.filter((one) => !one.isDisabled && !one.isSiteClosed).map((one) => one.heroImageId),
  ];
  const sorted = (ids: (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))].toSorted();
  return {
    works: sorted(works.map((one) => one.id)),
    episodes: sorted(episodes.map((one) => one.id)),
    illustrations: sorted(illustrations.map((one) => one.id)),
    images: sorted(images),
  };
}
