import { Picture } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
import { PicturePicker, type UploadedImage, useUpload } from '../../uploads/index.ts';
import { cropBanner, needsCrop } from '../cropBanner.ts';
import { CropDialog } from './CropDialog.tsx';

export interface BannerFieldProps {
  banner: UploadedImage | null;
  onChange: (banner: UploadedImage | null) => void;
}

/** The wide picture on top of the portfolio. One of another shape is cut to 3:1 before it is uploaded. */
export function BannerField({ banner, onChange }: BannerFieldProps) {
  const { banner: texts } = useTexts(portfoliosTexts);
  const upload = useUpload('BANNER', onChange);
  const [choice, setChoice] = useState<{ file: File; picture: ImageBitmap; address: string } | null>(null);
  const [isCutting, setIsCutting] = useState(false);

  async function choose(file: File): Promise<void> {
    // What the browser cannot draw goes as it is: the server says in words what it is.
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture && needsCrop(picture)) setChoice({ file, picture, address: URL.createObjectURL(file) });
    else upload.choose(file);
  }

  async function cut(place: number): Promise<void> {
    if (!choice) return;
    setIsCutting(true);
    try {
      upload.choose(await cropBanner(choice.picture, choice.file, place));
    } catch {
      flash.set({ body: texts.notCropped(), type: 'error' });
    }
    setIsCutting(false);
    close();
  }

  function close(): void {
    if (choice) URL.revokeObjectURL(choice.address);
    setChoice(null);
  }

  return (
    <>
      <PicturePicker
        label={texts.label()}
        hint={texts.hint()}
        hasPicture={banner !== null}
        item={upload.item}
        onChoose={(file) => void choose(file)}
        onRetry={upload.retry}
        onRemove={() => {
          upload.forget();
          onChange(null);
        }}
      >
        <span className={banner ? 'hero-field' : 'hero-field tone'}>
          {banner ? <Picture source={banner} sizes="360px" alt="" eager /> : null}
        </span>
      </PicturePicker>
      {choice ? <CropDialog {...choice} busy={isCutting} onCut={(place) => void cut(place)} onClose={close} /> : null}
    </>
  );
}
