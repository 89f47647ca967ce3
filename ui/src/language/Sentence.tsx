import { Fragment, type ReactNode } from 'react';

export interface SentenceProps {
  /** A text of a catalogue, with places in it: `Already here? <signIn>Sign in</signIn>.`, `We sent it to <email/>.` */
  text: string;
  /** What stands at each place: around its words, or by itself. `<b>` is there without being named. */
  parts?: Record<string, ReactNode | ((words: string) => ReactNode)>;
}

const PLACE = /<(\w+)(?:\/>|>(.*?)<\/\1>)/gs;

const bold = (words: string) => <b>{words}</b>;

/** A sentence with links, names and what else is no plain text, in the order of its language. What people wrote is a part, never in `text`. */
export function Sentence({ text, parts = {} }: SentenceProps): ReactNode {
  const drawn: ReactNode[] = [];
  let end = 0;
  for (const { 0: place, 1: name = '', 2: words = '', index } of text.matchAll(PLACE)) {
    const part = name === 'b' ? bold : parts[name];
    drawn.push(text.slice(end, index));
    drawn.push(<Fragment key={index}>{typeof part === 'function' ? part(words) : part}</Fragment>);
    end = index + place.length;
  }
  return [...drawn, text.slice(end)];
}
