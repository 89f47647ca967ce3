import { flash } from '@komawari/ui/flash';
import type { UploadedImage } from '../../uploads/index.ts';
import { CropDialog } from '../crop/CropDialog.tsx';
import { changePage, type DraftPage } from '../pages.ts';

export interface TrimmedPageProps {
  pages: readonly DraftPage[];
  /** Key of the page whose margins are trimmed, or null. */
  pageKey: string | null;
  onChange: (change: (pages: readonly DraftPage[]) => DraftPage[]) => void;
  onClose: () => void;
}

/** The dialog that trims one page of the grid. The page keeps its place and its words. */
export function TrimmedPage({ pages, pageKey, onChange, onClose }: TrimmedPageProps) {
  const place = pages.findIndex((page) => page.key === pageKey);
  const page = pages[place];
  if (!page?.image) return null;
  const { key } = page;
  function take(image: UploadedImage): void {
    onChange((now) => changePage(now, key, { image }));
    flash.set({ body: image.crop ? 'Margins trimmed' : 'The whole page is back', type: 'success' });
    onClose();
  }
  return <CropDialog key={key} image={page.image} name={`page ${place + 1}`} onDone={take} onClose={onClose} />;
}
