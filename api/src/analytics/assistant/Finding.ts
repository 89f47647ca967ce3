import type { Sentence } from './sentence.ts';
import type { Topic } from './topics.ts';

/** A piece of a sentence. Every number of it is a figure, and every figure says in which chart it stands. */
export interface Part {
  kind: 'TEXT' | 'FIGURE' | 'NAME';
  text: string;
  /** Of FIGURE: where it stands. */
  chart: Topic | null;
  /** Of PAGES: which episode has to be chosen there. */
  episodeId: string | null;
}

/** Something the numbers say. */
export interface Finding {
  /** The same as long as it points at the same thing: what was discarded stays away until then. */
  id: string;
  topic: Topic;
  sentence: Part[];
}

/** A finding of a rule, in no language yet: what it points at makes its name. */
export interface Found {
  rule: string;
  subject: string;
  sentence: Sentence;
}
