import { formatTime } from '@komawari/ui/format';
import { Icon, type IconName } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import type { SaveStatus } from '../EpisodeSaver.ts';

/** "Draft saved 23:41": whether what is on screen is safe, and where. */
export function SaveLine({ status, isDraft }: { status: SaveStatus; isDraft: boolean }) {
  const { icon, words } = lineOf(status, isDraft);
  return (
    <output className={`small row row--tight save-line ${status.kind === 'failed' ? 'save-line--failed' : 'muted'}`}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {words}
    </output>
  );
}

function lineOf(status: SaveStatus, isDraft: boolean): { icon: IconName | null; words: string } {
  const { saving: texts } = textsOf(episodeEditorTexts);
  switch (status.kind) {
    case 'untouched':
      return { icon: null, words: '' };
    case 'saving':
      return { icon: null, words: texts.saving() };
    case 'saved': {
      const time = formatTime(status.at);
      return { icon: 'check', words: isDraft ? texts.draftSaved({ time }) : texts.saved({ time }) };
    }
    case 'kept':
      return { icon: 'check', words: texts.kept({ time: formatTime(status.at) }) };
    case 'failed':
      return { icon: 'alert', words: status.words };
  }
}
