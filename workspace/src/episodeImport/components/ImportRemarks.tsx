import { Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import episodeImportTexts from '../../messages/episodeImport.js';
import type { FoundEpisodes } from '../findEpisodes.ts';

/** More would push the import itself off the screen. */
const MOST_SHOWN = 20;

/** What of a ZIP or a folder becomes no page, each by its name. */
export function ImportRemarks({ remarks }: Pick<FoundEpisodes, 'remarks'>) {
  const { box: texts } = useTexts(episodeImportTexts);
  if (remarks.length === 0) return null;
  const more = remarks.length - MOST_SHOWN;
  return (
    <Notice tone="warn">
      <ul aria-label={texts.remarks()}>
        {remarks.slice(0, MOST_SHOWN).map(({ path, words }) => (
          <li key={path}>
            <span lang={UNRECORDED_LANGUAGE}>{path}</span>: {words}
          </li>
        ))}
        {more > 0 ? <li>{texts.moreRemarks({ count: `${more}` })}</li> : null}
      </ul>
    </Notice>
  );
}
