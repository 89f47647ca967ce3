import { Button, Dialog } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState, type ReactNode } from 'react';
import { generatePath, useNavigate } from 'react-router';
import episodeImportTexts from '../messages/episodeImport.js';
import { paths } from '../shared/routes.ts';
import { kindOf, type ChosenFile } from '../uploads/index.ts';
import type { FoundEpisodes } from './findEpisodes.ts';
import { openImports } from './openImports.ts';
import { readSeveral } from './readSeveral.ts';

/**
 * On the screen of a new episode: files that hold several folders of pages may be meant as several episodes. Returns what
 * takes files first, and the dialog to draw.
 */
export function useSeveralQuestion(workId: string): {
  ask: (files: readonly ChosenFile[], addPages: () => void) => void;
  question: ReactNode;
} {
  const { question: texts } = useTexts(episodeImportTexts);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ found: FoundEpisodes; addPages: () => void } | null>(null);

  function ask(files: readonly ChosenFile[], addPages: () => void): void {
    if (!mayBeSeveral(files)) {
      addPages();
      return;
    }
    // What cannot be read here is sent as it is: the server says what is wrong with it.
    void readSeveral(files).then(
      (found) => (found ? setAsked({ found, addPages }) : addPages()),
      () => addPages(),
    );
  }

  function asOne(): void {
    setAsked(null);
    asked?.addPages();
  }

  function asSeveral(): void {
    if (!asked) return;
    openImports.open(workId, asked.found);
    setAsked(null);
    void navigate(generatePath(paths.work, { workId }));
  }

  const count = `${asked?.found.episodes.length ?? 0}`;
  const pages = asked?.found.episodes.reduce((sum, episode) => sum + episode.pages.length, 0) ?? 0;
  const question = (
    <Dialog
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={texts.title({ count })}
      actions={
        <>
          <Button onClick={asOne}>{texts.one({ pages: `${pages}` })}</Button>
          <Button variant="primary" onClick={asSeveral}>
            {texts.several({ count })}
          </Button>
        </>
      }
    >
      <Sentence
        text={texts.what({ count })}
        parts={{ name: <span lang={UNRECORDED_LANGUAGE}>{asked?.found.name}</span> }}
      />
    </Dialog>
  );
  return { ask, question };
}

function mayBeSeveral(files: readonly ChosenFile[]): boolean {
  const [first] = files;
  if (first && files.length === 1) return kindOf(first.file) === 'archive';
  return files.some(({ path }) => path.includes('/'));
}
