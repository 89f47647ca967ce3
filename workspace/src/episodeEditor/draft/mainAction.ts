import type { EpisodeStatus } from '../../gql/graphql.ts';
import type { PageTroubles } from '../../pageEditor/index.ts';
import type { EpisodeDraft, Release } from './episodeDraft.ts';
import { fromJst } from '../../episodes/index.ts';

/** The name of the main button: what will have happened after it, and the word while it happens. */
export interface MainAction {
  label: string;
  busyWord: string;
  /** What the flash message says afterwards. */
  done: string;
}

/** Why the main button is off: a sentence, and where it leads. */
export interface Block {
  title: string;
  words: string;
  jump: { label: string; to: 'errors' | 'working' | 'pages' | 'publishAt' };
}

const words = {
  saveDraft: { label: 'Save draft', busyWord: 'Saving', done: 'Draft saved' },
  unpublish: { label: 'Unpublish', busyWord: 'Unpublishing', done: 'Back to draft' },
  schedule: { label: 'Schedule', busyWord: 'Scheduling', done: 'Scheduled' },
  publish: { label: 'Publish', busyWord: 'Publishing', done: 'Published' },
  publishToFans: { label: 'Publish to fans', busyWord: 'Publishing', done: 'Published to fans' },
  update: { label: 'Update', busyWord: 'Updating', done: 'Updated' },
} as const;

/** What the main button does when the server has `status` (null: nothing yet) and the creator chose `release`. */
export function mainActionOf(status: EpisodeStatus | null, release: Release): MainAction {
  if (release === 'DRAFT') return status === null || status === 'DRAFT' ? words.saveDraft : words.unpublish;
  if (status === release) return words.update;
  if (release === 'SCHEDULED') return words.schedule;
  return release === 'FAN_ONLY' ? words.publishToFans : words.publish;
}

const ONE_YEAR = 366 * 86_400_000;

/** What keeps the main button off, or null. A draft can always be saved: what is missing comes later. */
export function blockOf(draft: EpisodeDraft, { errors, working }: PageTroubles, now: number): Block | null {
  if (draft.release === 'DRAFT') return null;
  const action = mainActionOf(null, draft.release).label.toLowerCase();
  const then = `then you can ${action}.`;
  if (errors.length > 0) {
    return {
      title: errors.length === 1 ? 'A page needs your attention.' : `${errors.length} pages need your attention.`,
      words: `Replace or remove ${namePages(errors)}, ${then}`,
      jump: { label: errors.length === 1 ? 'Show it' : 'Show them', to: 'errors' },
    };
  }
  if (draft.pages.length === 0) {
    return {
      title: 'No pages yet.',
      words: `Add at least one page, ${then}`,
      jump: { label: 'Add pages', to: 'pages' },
    };
  }
  if (working.length > 0) {
    return {
      title: working.length === 1 ? 'A page is on its way.' : `${working.length} pages are on their way.`,
      words: `You can ${action} once ${working.length === 1 ? 'it has' : 'they have'} arrived.`,
      jump: { label: working.length === 1 ? 'Show it' : 'Show them', to: 'working' },
    };
  }
  return draft.release === 'SCHEDULED' ? blockOfTime(draft.publishAt, now) : null;
}

function blockOfTime(publishAt: string, now: number): Block | null {
  const instant = fromJst(publishAt);
  const jump = { label: 'Choose a time', to: 'publishAt' } as const;
  if (instant === null)
    return { title: 'No time yet.', words: 'Choose when it goes public, then you can schedule.', jump };
  const wait = Date.parse(instant) - now;
  if (wait <= 0) return { title: 'That time has passed.', words: 'Choose a later one, or publish now.', jump };
  if (wait > ONE_YEAR) return { title: 'That is more than a year away.', words: 'Choose a time within a year.', jump };
  return null;
}

/** "page 13", "pages 13 and 21", "pages 3, 13 and 21", "pages 1, 2, 3 and 9 more". */
function namePages(numbers: readonly number[]): string {
  if (numbers.length === 1) return `page ${numbers[0]}`;
  if (numbers.length > 4) return `pages ${numbers.slice(0, 3).join(', ')} and ${numbers.length - 3} more`;
  return `pages ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
