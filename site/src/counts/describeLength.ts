type Work = { isOneShot: boolean; isCompleted: boolean; episodes: { totalCount?: number | null } };

/** "One-shot", "Completed, 32 episodes", "Ongoing, 1 episode". */
export function describeLength(work: Work): string {
  if (work.isOneShot) return 'One-shot';
  const count = work.episodes.totalCount ?? 0;
  return `${work.isCompleted ? 'Completed' : 'Ongoing'}, ${count} ${count === 1 ? 'episode' : 'episodes'}`;
}
