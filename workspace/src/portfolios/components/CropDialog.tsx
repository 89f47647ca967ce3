import { Button, Dialog } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
import { BANNER_RATIO } from '../cropBanner.ts';

export interface CropDialogProps {
  /** Where the browser finds the picture. */
  address: string;
  picture: { width: number; height: number };
  busy: boolean;
  onCut: (place: number) => void;
  onClose: () => void;
}

/** Asks which part of a picture becomes the banner, and shows exactly that part. */
export function CropDialog({ address, picture, busy, onCut, onClose }: CropDialogProps) {
  const { crop: texts } = useTexts(portfoliosTexts);
  const [percent, setPercent] = useState(50);
  const isWide = picture.width / picture.height > BANNER_RATIO;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel()}
          </Button>
          <Button variant="primary" busy={busy} busyWord={texts.cutting()} onClick={() => onCut(percent / 100)}>
            {texts.take()}
          </Button>
        </>
      }
    >
      <div className="crop">
        <span className="crop__frame">
          <img src={address} alt="" style={{ objectPosition: `${percent}% ${percent}%` }} draggable={false} />
        </span>
        <label className="crop__place">
          {isWide ? texts.leftToRight() : texts.topToBottom()}
          <input
            type="range"
            min={0}
            max={100}
            value={percent}
            onChange={(event) => setPercent(Number(event.target.value))}
          />
        </label>
      </div>
    </Dialog>
  );
}
