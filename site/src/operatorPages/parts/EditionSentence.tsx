import { formatExact, formatFullDay } from '@komawari/ui/format';
import { Sentence } from '@komawari/ui/language/react';

interface Props {
  /** With `<day/>` or `<moment/>` for when an edition takes effect, and `<read>` around what leads to it. */
  text: string;
  effectiveAt: string;
  href?: string;
}

/** A sentence about an edition of a page. */
export function EditionSentence({ text, effectiveAt, href }: Props) {
  const parts = {
    day: <time dateTime={effectiveAt}>{formatFullDay(effectiveAt)}</time>,
    moment: <time dateTime={effectiveAt}>{formatExact(effectiveAt)}</time>,
    read: (words: string) => (
      <a className="link" href={href}>
        {words}
      </a>
    ),
    sr: (words: string) => <span className="sr">{words}</span>,
  };
  return <Sentence text={text} parts={parts} />;
}
