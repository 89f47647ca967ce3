import { Sentence } from '@komawari/ui/language/react';

interface Props {
  /** With `<more>` around what leads on. */
  text: string;
  /** Where that leads. */
  more?: string | undefined;
}

/** What stands below the drawing of a panel. */
export function PanelText({ text, more }: Props) {
  const parts = {
    more: (words: string) => (
      <a className="link" href={more}>
        {words}
      </a>
    ),
  };
  return <Sentence text={text} parts={parts} />;
}
