import { Button, Notice } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useId, useState } from 'react';

interface ShareStageProps {
  address: string;
  format: 'WIDE' | 'TALL';
  altText: string;
  title: string;
}

const sizes = { WIDE: { width: 1200, height: 630 }, TALL: { width: 1080, height: 1350 } };

/** The file itself, and the words that go with it. */
export function ShareStage({ address, format, altText, title }: ShareStageProps) {
  const { width, height } = sizes[format];
  return (
    <div className="share__stage">
      <Preview key={address} {...{ address, altText, width, height }} />
      <p className="tiny soft">
        {width} × {height} px. What you see is the file, pixel for pixel.
      </p>
      <Words label="Alternative text" text={altText} rows={4} />
      <span className="sr">Share image of {title}</span>
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
            Try again
          </Button>
        }
      >
        <b>The image was not made.</b> The line may be down, or many images are being made at once.
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
          <b>Making the image</b>
        </span>
      ) : null}
    </div>
  );
}

function Words({ label, text, rows }: { label: string; text: string; rows: number }) {
  const id = useId();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      flash.set({ body: 'Copied', type: 'success' });
    } catch {
      flash.set({ body: 'This browser would not copy it. Select it and copy it by hand.', type: 'error' });
    }
  }
  return (
    <div className="field share__words">
      <div className="field__head">
        <label htmlFor={id}>{label}</label>
        <Button variant="quiet" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <textarea id={id} className="input" rows={rows} readOnly value={text} />
    </div>
  );
}
