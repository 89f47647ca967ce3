import { textsOf } from '@komawari/ui/language';
import type { EpisodeStatus } from '../../gql/graphql.ts';
import episodeEditorTexts from '../../messages/episodeEditor.js';
import type { PageTroubles } from '../../pageEditor/index.ts';
import type { EpisodeDraft } from './episodeDraft.ts';
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

/** What the main button does when the server has `status` (null: nothing yet) and the creator chose `release`. */
export function mainActionOf(status: EpisodeStatus | null, release: EpisodeStatus): MainAction {
  const { mainLabel, mainBusy, mainDone } = textsOf(episodeEditorTexts);
  const name = actionName(status, release);
  return { label: mainLabel[name](), busyWord: mainBusy[name](), done: mainDone[name]() };
}

function actionName(status: EpisodeStatus | null, release: EpisodeStatus) {
  // What operators took down stays down: the button saves the rest.
  if (status === 'SUSPENDED' || release === 'SUSPENDED') return 'update';
  if (release === 'DRAFT') return status === null || status === 'DRAFT' ? 'saveDraft' : 'unpublish';
  if (status === release) return 'update';
  if (release === 'SCHEDULED') return 'schedule';
  return release === 'FAN_ONLY' ? 'publishToFans' : 'publish';
}

const ONE_YEAR = 366 * 86_400_000;

/**
 * What keeps the main button off, or null. A draft can always be saved: what is missing comes later. So can what operators took down,
 * which nobody else sees.
 */
export function blockOf(draft: EpisodeDraft, { errors, working }: PageTroubles, now: number): Block | null {
  if (draft.release === 'DRAFT' || draft.release === 'SUSPENDED') return null;
  const { block: texts } = textsOf(episodeEditorTexts);
  const release = draft.release === 'PUBLIC' ? 'other' : draft.release;
  if (errors.length > 0) {
    return {
      title: texts.errors({ count: errors.length }),
      words: texts.replace({ pages: namePages(errors), release }),
      jump: { label: texts.show({ count: errors.length }), to: 'errors' },
    };
  }
  if (draft.pages.length === 0) {
    return {
      title: texts.noPages(),
      words: texts.addOne({ release }),
      jump: { label: texts.addPages(), to: 'pages' },
    };
  }
  if (working.length > 0) {
    return {
      title: texts.working({ count: working.length }),
      words: texts.onceArrived({ count: working.length, release }),
      jump: { label: texts.show({ count: working.length }), to: 'working' },
    };
  }
  return draft.release === 'SCHEDULED' ? blockOfTime(draft.publishAt, now) : null;
}

function blockOfTime(publishAt: string, now: number): Block | null {
  const { block: texts } = textsOf(episodeEditorTexts);
  const instant = fromJst(publishAt);
  const jump = { label: texts.chooseTime(), to: 'publishAt' } as const;
  if (instant === null) return { title: texts.noTime(), words: texts.noTimeWords(), jump };
  const wait = Date.parse(instant) - now;
  if (wait <= 0) return { title: texts.past(), words: texts.pastWords(), jump };
  if (wait > ONE_YEAR) return { title: texts.far(), words: texts.farWords(), jump };
  return null;
}

/** "page 13", "pages 13 and 21", "pages 3, 13 and 21", "pages 1, 2, 3 and 9 more". */
function namePages(numbers: readonly number[]): string {
  const { block: texts } = textsOf(episodeEditorTexts);
  const listed = (some: readonly number[]) => some.map(String).reduce((before, next) => texts.list({ before, next }));
  if (numbers.length === 1) return texts.onePage({ number: `${numbers[0]}` });
  if (numbers.length > 4) return texts.morePages({ first: listed(numbers.slice(0, 3)), count: numbers.length - 3 });
  return texts.pages({ first: listed(numbers.slice(0, -1)), last: `${numbers.at(-1)}` });
}
