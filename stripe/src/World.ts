import type { Events } from './events.ts';
import type { State } from './State.ts';

/** What every part of the stand-in works on. */
export interface World {
  state: State;
  events: Events;
  /** Where people reach its pages, without a slash at the end. */
  origin(): string;
}
