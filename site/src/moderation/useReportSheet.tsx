import { lazy, Suspense, useState, type ReactNode } from 'react';

/** Loaded when somebody reports: most readers never do. */
const ReportSheet = lazy(async () => ({ default: (await import('./parts/ReportSheet.tsx')).ReportSheet }));

/** What is reported, and what it is called here. */
export interface Reported {
  id: string;
  what: string;
  /** The language of these words, where they are not the screen's own. */
  lang?: string | undefined;
}

/** The sheet that reports one thing at a time: how it is opened, and where it is drawn. */
export function useReportSheet(): { open: (thing: Reported) => void; sheet: ReactNode } {
  const [thing, setThing] = useState<Reported | null>(null);
  const sheet = thing ? (
    <Suspense fallback={null}>
      <ReportSheet {...thing} onClose={() => setThing(null)} />
    </Suspense>
  ) : null;
  return { open: setThing, sheet };
}
