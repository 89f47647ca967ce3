import { isLost, LOST } from '../pages.ts';
import type { PagesState } from '../useDraftWithPages.ts';

/** Every fault in full: a tile has room for a few words only. */
export function PageFaults({ draft: { pages }, uploads }: Pick<PagesState, 'draft' | 'uploads'>) {
  const faults = pages.flatMap((page, index) => {
    const upload = page.uploadKey === null ? undefined : uploads.get(page.uploadKey);
    const about = { key: page.key, number: index + 1 };
    if (isLost(page, upload)) return [{ ...about, name: page.path, words: LOST }];
    return upload?.fault ? [{ ...about, name: upload.name, words: upload.fault.message }] : [];
  });
  return (
    <ul className="page-faults" aria-label="What is wrong">
      {faults.map((fault) => (
        <li key={fault.key}>
          <b className="num">{fault.number}</b> {fault.name ? `${fault.name}: ` : ''}
          {fault.words}
        </li>
      ))}
    </ul>
  );
}
