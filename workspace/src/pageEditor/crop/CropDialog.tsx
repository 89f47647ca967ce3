import { Button, ModalDialog, Notice, TextField } from '@komawari/ui/components';
import { execute, messageOfError } from '@komawari/ui/graphql';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useId, useState } from 'react';
import pageEditorTexts from '../../messages/pageEditor.js';
import type { UploadedImage } from '../../uploads/index.ts';
import { cropImage } from '../operations/cropImage.ts';
import { CropStage } from './CropStage.tsx';
import { EDGES, noMargins, setEdge, type Margins } from './margins.ts';
import { proposeMargins } from './proposeMargins.ts';

export interface CropDialogProps {
  /** The picture of the page, whole or cut already. */
  image: UploadedImage;
  /** Which page it is, counted from 1. */
  number: number;
  onDone: (image: UploadedImage) => void;
  onClose: () => void;
}

/** Takes the margins off a page: found by themselves, by dragging the edges, by arrow keys, or as numbers. */
export function CropDialog({ image, number, onDone, onClose }: CropDialogProps) {
  const { crop: texts, edges } = useTexts(pageEditorTexts);
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
      else setError(problems[0]?.message ?? texts.failed());
    } catch (failure) {
      setError(messageOfError(failure));
    }
    setIsBusy(false);
  }

  return (
    <ModalDialog open onClose={onClose} className="dialog crop" labelledBy={`${id}-title`} describedBy={`${id}-hint`}>
      <div className="dialog__in">
        <h2 id={`${id}-title`} className="dialog__title">
          {texts.title({ number: `${number}` })}
        </h2>
        <p id={`${id}-hint`} className="small muted">
          {texts.hint()}
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
              label={edges[edge]()}
              labelEnd="px"
              min={0}
              value={String(margins[edge])}
              onChange={(event) => setMargins(setEdge(margins, edge, event.target.valueAsNumber, whole))}
            />
          ))}
        </div>
        <output className="small muted num">
          {texts.size({
            width: `${whole.width - margins.left - margins.right}`,
            height: `${whole.height - margins.top - margins.bottom}`,
            wholeWidth: `${whole.width}`,
            wholeHeight: `${whole.height}`,
          })}
        </output>
        <div className="row row--tight">
          <Button icon="image" onClick={() => void proposeMargins(whole).then(setMargins)}>
            {texts.find()}
          </Button>
          <Button variant="quiet" onClick={() => setMargins(noMargins)}>
            {texts.wholePage()}
          </Button>
        </div>
        <div className="row dialog__actions">
          <Button variant="quiet" onClick={onClose}>
            {texts.keep()}
          </Button>
          <Button variant="primary" busy={isBusy} busyWord={texts.trimming()} onClick={() => void apply()}>
            {texts.trim()}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
