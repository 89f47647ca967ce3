import { Button, ModalDialog, Notice, TextField } from '@komawari/ui/components';
import { execute, messageOfError } from '@komawari/ui/graphql';
import { useEffect, useId, useState } from 'react';
import type { UploadedImage } from '../../uploads/index.ts';
import { cropImage } from '../operations/cropImage.ts';
import { CropStage } from './CropStage.tsx';
import { EDGES, noMargins, setEdge, type Margins } from './margins.ts';
import { proposeMargins } from './proposeMargins.ts';

export interface CropDialogProps {
  /** The picture of the page, whole or cut already. */
  image: UploadedImage;
  /** "Page 3" */
  name: string;
  onDone: (image: UploadedImage) => void;
  onClose: () => void;
}

const labels = { left: 'Left', top: 'Top', right: 'Right', bottom: 'Bottom' } as const;

/** Takes the margins off a page: found by themselves, by dragging the edges, by arrow keys, or as numbers. */
export function CropDialog({ image, name, onDone, onClose }: CropDialogProps) {
  const id = useId();
  const whole = image.crop?.whole ?? image;
  const [margins, setMargins] = useState<Margins>(image.crop ?? noMargins);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(
    function proposeAtFirst() {
      let isOpen = true;
      if (!image.crop) void proposeMargins(image).then((found) => isOpen && setMargins(found));
      return () => {
        isOpen = false;
      };
    },
    [image],
  );

  async function apply(): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const { left, top, right, bottom } = margins;
      const input = { imageId: whole.id, left, top, right, bottom };
      const { image: made, problems } = (await execute(cropImage, { input }, { write: true })).cropImage;
      if (made) onDone(made);
      else setError(problems[0]?.message ?? 'Not trimmed.');
    } catch (failure) {
      setError(messageOfError(failure));
    }
    setIsBusy(false);
  }

  return (
    <ModalDialog open onClose={onClose} className="dialog crop" labelledBy={`${id}-title`} describedBy={`${id}-hint`}>
      <div className="dialog__in">
        <h2 id={`${id}-title`} className="dialog__title">
          Trim margins of {name}
        </h2>
        <p id={`${id}-hint`} className="small muted">
          Drag the edges, or focus one and press the arrow keys. The picture you uploaded stays whole, so you can change
          this at any time.
        </p>
        {error ? (
          <Notice tone="danger" live>
            {error}
          </Notice>
        ) : null}
        <CropStage whole={whole} margins={margins} onChange={setMargins} />
        <div className="crop__numbers">
          {EDGES.map((edge) => (
            <TextField
              key={edge}
              id={`${id}-${edge}`}
              type="number"
              inputMode="numeric"
              label={labels[edge]}
              labelEnd="px"
              min={0}
              value={String(margins[edge])}
              onChange={(event) => setMargins(setEdge(margins, edge, event.target.valueAsNumber, whole))}
            />
          ))}
        </div>
        <output className="small muted num">
          {whole.width - margins.left - margins.right} × {whole.height - margins.top - margins.bottom} of {whole.width}{' '}
          × {whole.height} pixels
        </output>
        <div className="row row--tight">
          <Button icon="image" onClick={() => void proposeMargins(whole).then(setMargins)}>
            Find margins
          </Button>
          <Button variant="quiet" onClick={() => setMargins(noMargins)}>
            Whole page
          </Button>
        </div>
        <div className="row dialog__actions">
          <Button variant="quiet" onClick={onClose}>
            Keep as it is
          </Button>
          <Button variant="primary" busy={isBusy} busyWord="Trimming" onClick={() => void apply()}>
            Trim
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
