import { Icon, type IconName } from '@komawari/ui/icons';
import type { SaveStanding } from '../EpisodeSaver.ts';

/** "Draft saved 23:41": whether what is on screen is safe, and where. */
export function SaveLine({ standing, isDraft }: { standing: SaveStanding; isDraft: boolean }) {
  const { icon, words } = lineOf(standing, isDraft);
  return (
    <output className={`small row row--tight save-line ${standing.kind === 'failed' ? 'save-line--failed' : 'muted'}`}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {words}
    </output>
  );
}

function lineOf(standing: SaveStanding, isDraft: boolean): { icon: IconName | null; words: string } {
  switch (standing.kind) {
    case 'untouched':
      return { icon: null, words: '' };
    case 'saving':
      return { icon: null, words: 'Saving' };
    case 'saved':
      return { icon: 'check', words: `${isDraft ? 'Draft saved' : 'Saved'} ${clock(standing.at)}` };
    case 'kept':
      return { icon: 'check', words: `Kept here until you update, ${clock(standing.at)}` };
    case 'failed':
      return { icon: 'alert', words: standing.words };
  }
}

function clock(at: Date): string {
  return at.toLocaleTimeString('ja', { hour: '2-digit', minute: '2-digit' });
}
