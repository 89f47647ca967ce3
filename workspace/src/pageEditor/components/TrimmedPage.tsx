import { flash } from '@komawari/ui/flash';
import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../../messages/pageEditor.js';
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

/**
 * The dialog that trims one page of the grid. The page keeps its place and its words. While another picture is on its way
 * there is nothing to trim, and a cut of the picture before is never put over the new one.
 */
export function TrimmedPage({ pages, pageKey, onChange, onClose }: TrimmedPageProps) {
  const { crop: texts } = useTexts(pageEditorTexts);
  const place = pages.findIndex((page) => page.key === pageKey);
  const page = pages[place];
  if (!page?.image || page.uploadKey !== null) return null;
  const { key, image: trimmed } = page;
  function take(image: UploadedImage): void {
    onChange((now) =>
      now.some((one) => one.key === key && one.image?.id === trimmed.id) ? changePage(now, key, { image }) : [...now],
    );
    flash.set({ body: image.crop ? texts.trimmed() : texts.isWhole(), type: 'success' });
    onClose();
  }
  return <CropDialog key={`${key} ${trimmed.id}`} image={trimmed} number={place + 1} onDone={take} onClose={onClose} />;
}
