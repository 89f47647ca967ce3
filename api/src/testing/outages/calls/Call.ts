import type { Caller, Scene } from '../createScene.ts';

/** A call that can be made once, and changes something. */
export interface Call {
  as: Caller;
  variables: Record<string, unknown>;
}

/** Sets up what a mutation is about, and says how to call it. */
export type Preparation = (scene: Scene) => Promise<Call> | Call;

/** Preparations by the names of their mutations. */
export type Preparations = Record<string, Preparation>;

/** A call with `input` as its only variable. */
export const call = (as: Caller, input: object): Call => ({ as, variables: { input } });
