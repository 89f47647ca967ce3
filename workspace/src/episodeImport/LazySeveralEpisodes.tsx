import { lazy, Suspense } from 'react';

const SeveralEpisodes = lazy(async () => ({
  default: (await import('./components/SeveralEpisodes.tsx')).SeveralEpisodes,
}));

/** The place on the work's page that takes a ZIP or folders. What sends files is not fetched with the rest of the application. */
export function LazySeveralEpisodes({ workId }: { workId: string }) {
  return (
    <Suspense fallback={<div className="several several--loading" aria-hidden="true" />}>
      <SeveralEpisodes workId={workId} />
    </Suspense>
  );
}
