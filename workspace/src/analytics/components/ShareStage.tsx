import { Button, Notice } from '@komawari/ui/components';
import { countCharacters } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { weighXPost, X_POST_MOST } from '@komawari/ui/xPost';
import { useId, useState } from 'react';
import analyticsTexts from '../../messages/analytics.js';
import { copyText } from '../../shared/copyText.ts';

interface ShareStageProps {
  address: string;
  format: 'WIDE' | 'TALL';
  title: string;
  words: ShareWords;
  onWrite: (some: Partial<ShareWords>) => void;
}

/** What goes with the image: the text beside it, and what it says for those who do not see it. */
export interface ShareWords {
  text: string;
  altText: string;
}

/** X takes no longer words for an image. */
const MOST_ALT_TEXT = 1000;

/** Whether X takes words of that length. */
export const fitsX = ({ text, altText }: ShareWords): boolean =>
  text.trim() !== '' &&
  altText.trim() !== '' &&
  weighXPost(text) <= X_POST_MOST &&
  countCharacters(altText) <= MOST_ALT_TEXT;

const sizes = { WIDE: { width: 1200, height: 630 }, TALL: { width: 1080, height: 1350 } };

/** The file itself, and the words that go with it. */
export function ShareStage({ address, format, title, words: { text, altText }, onWrite }: ShareStageProps) {
  const { stage: texts } = useTexts(analyticsTexts);
  const { width, height } = sizes[format];
  return (
    <div className="share__stage">
      <Preview key={address} {...{ address, altText, width, height }} />
      <p className="tiny soft">{texts.size({ width: String(width), height: String(height) })}</p>
      <Words
        label={texts.text()}
        text={text}
        count={`${weighXPost(text)} / ${X_POST_MOST}`}
        onWrite={(value) => onWrite({ text: value })}
      />
      <Words
        label={texts.altText()}
        text={altText}
        count={`${countCharacters(altText)} / ${MOST_ALT_TEXT}`}
        onWrite={(value) => onWrite({ altText: value })}
      />
      <span className="sr">{texts.imageOf({ title })}</span>
    </div>
  );
}

function Preview({
  address,
  altText,
  width,
  height,
}: {
  address: string;
  altText: string;
  width: number;
  height: number;
}) {
  const { stage: texts } = useTexts(analyticsTexts);
  const [state, setState] = useState<'making' | 'here' | 'failed'>('making');
  const [attempt, setAttempt] = useState(0);
  if (state === 'failed')
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button
            onClick={() => {
              setAttempt(attempt + 1);
              setState('making');
            }}
          >
            {texts.tryAgain()}
          </Button>
        }
      >
        <Sentence text={texts.failed()} />
      </Notice>
    );
  return (
    <div className={height > width ? 'share__image share__image--tall' : 'share__image'} aria-busy={state === 'making'}>
      <img
        src={attempt === 0 ? address : `${address}&attempt=${attempt}`}
        width={width}
        height={height}
        alt={altText}
        onLoad={() => setState('here')}
        onError={() => setState('failed')}
      />
      {state === 'making' ? (
        <span className="tone share__making" role="status">
          <b>{texts.making()}</b>
        </span>
      ) : null}
    </div>
  );
}

interface WordsProps {
  label: string;
  text: string;
  /** How much of what is allowed. */
  count: string;
  onWrite: (text: string) => void;
}

function Words({ label, text, count, onWrite }: WordsProps) {
  const { stage: texts } = useTexts(analyticsTexts);
  const id = useId();
  return (
    <div className="field share__words">
      <div className="field__head">
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-count`} className="tiny soft num">
          {count}
        </span>
        <Button variant="quiet" icon="copy" onClick={() => void copyText(text)}>
          {texts.copy()}
        </Button>
      </div>
      <textarea
        id={id}
        className="input"
        rows={4}
        aria-describedby={`${id}-count`}
        value={text}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
    </div>
  );
}
