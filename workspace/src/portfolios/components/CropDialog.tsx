import { Button, Dialog } from '@komawari/ui/components';
import { useState } from 'react';
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
  const [percent, setPercent] = useState(50);
  const isWide = picture.width / picture.height > BANNER_RATIO;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Which part becomes the banner?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyWord="Cutting" onClick={() => onCut(percent / 100)}>
            Use this part
          </Button>
        </>
      }
    >
      <div className="crop">
        <span className="crop__frame">
          <img src={address} alt="" style={{ objectPosition: `${percent}% ${percent}%` }} draggable={false} />
        </span>
        <label className="crop__place">
          {isWide ? 'From left to right' : 'From top to bottom'}
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
