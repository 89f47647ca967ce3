import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../../messages/pageEditor.js';
import { isLost } from '../pages.ts';
import type { PagesState } from '../useDraftWithPages.ts';

/** Every fault in full: a tile has room for a few words only. */
export function PageFaults({ draft: { pages }, uploads }: Pick<PagesState, 'draft' | 'uploads'>) {
  const { grid: texts, tile } = useTexts(pageEditorTexts);
  const faults = pages.flatMap((page, index) => {
    const upload = page.uploadKey === null ? undefined : uploads.get(page.uploadKey);
    const about = { key: page.key, number: index + 1 };
    if (isLost(page, upload)) return [{ ...about, name: page.path, words: tile.lost() }];
    return upload?.fault ? [{ ...about, name: upload.name, words: upload.fault.message }] : [];
  });
  return (
    <ul className="page-faults" aria-label={texts.faults()}>
      {faults.map((fault) => (
        <li key={fault.key}>
          <b className="num">{fault.number}</b> {fault.name ? `${fault.name}: ` : ''}
          {fault.words}
        </li>
      ))}
    </ul>
  );
}
