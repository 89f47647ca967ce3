import { Button, FieldMessage, ProgressBar } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useId, useRef, type ReactNode } from 'react';
import uploadsTexts from '../../messages/uploads.js';
import { acceptedImages } from '../checkFile.ts';
import type { UploadItem } from '../uploads.ts';
import { usePictureDrop } from '../usePictureDrop.ts';

export interface PicturePickerProps {
  label: string;
  hint: string;
  /** The box with the picture, or what stands there without one. */
  children: ReactNode;
  hasPicture: boolean;
  item: UploadItem | undefined;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onRemove: () => void;
  error?: string | undefined;
}

/** Chooses one picture by button or drop, and shows how it travels. */
export function PicturePicker(props: PicturePickerProps) {
  const { label, hint, children, hasPicture, item, onChoose, onRetry, onRemove, error } = props;
  const { picker: texts } = useTexts(uploadsTexts);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const area = useRef<HTMLFieldSetElement>(null);
  usePictureDrop(area, onChoose);
  const fault = item?.state === 'error' ? item.fault : null;
  const isWorking = item !== undefined && !fault && item.state !== 'ready';

  return (
    <fieldset ref={area} className="picker plain-set" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="picker__body">
        {children}
        <div className="stack stack--sm picker__side">
          <input
            ref={input}
            type="file"
            accept={acceptedImages}
            className="sr"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onChoose(file);
              event.target.value = '';
            }}
          />
          <div className="row row--tight">
            <Button
              icon="upload"
              busy={isWorking}
              busyWord={item?.state === 'processing' ? texts.processing() : texts.uploading()}
              onClick={() => input.current?.click()}
            >
              {hasPicture ? texts.replace() : texts.choose()}
            </Button>
            {fault?.remedy === 'retry' ? (
              <Button variant="danger" icon="retry" onClick={onRetry}>
                {texts.retry()}
              </Button>
            ) : null}
            {hasPicture && !isWorking ? (
              <Button variant="quiet" onClick={onRemove}>
                {texts.remove()}
              </Button>
            ) : null}
          </div>
          {isWorking ? (
            <ProgressBar value={item.progress} look="accent" label={texts.progress({ name: item.name })} />
          ) : null}
          <FieldMessage
            id={`${id}-words`}
            hint={hint}
            error={fault && item ? texts.fault({ name: item.name, message: fault.message }) : error}
          />
        </div>
      </div>
    </fieldset>
  );
}
