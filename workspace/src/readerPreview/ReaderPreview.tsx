import { lazy, Suspense } from 'react';
import type { PreviewDialogProps } from './components/PreviewDialog.tsx';

/** The reader is fetched when somebody wants to read. */
const PreviewDialog = lazy(async () => ({ default: (await import('./components/PreviewDialog.tsx')).PreviewDialog }));

/** An episode in the very reader people will use, over the whole window, for as long as this is drawn. */
export function ReaderPreview(props: PreviewDialogProps) {
  return (
    <Suspense>
      <PreviewDialog {...props} />
    </Suspense>
  );
}
