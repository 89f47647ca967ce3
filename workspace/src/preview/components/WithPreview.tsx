import { Segment } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState, type ReactNode } from 'react';
import previewTexts from '../../messages/preview.js';
import { registeredOf } from '../../shared/registeredOf.ts';
import { GetPublicPreview } from '../operations/GetPublicPreview.ts';
import type { PreviewUser } from '../previewOf.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import '../previewStyles.css';

type Size = 'PHONE' | 'COMPUTER' | 'OFF';

const WIDTHS = { PHONE: 390, COMPUTER: 1280 } as const;

export interface WithPreviewProps {
  /** What is shown: "Your mangafolio". */
  title: string;
  /** Draws the page out of what is public now and what the form says. */
  page: (user: PreviewUser) => ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form with the public page beside it, as it will look once the form is saved. */
export function WithPreview({ title, page, children }: WithPreviewProps) {
  const { pane: texts } = useTexts(previewTexts);
  const [size, setSize] = useState<Size>(() => (window.innerWidth < 1200 ? 'OFF' : 'PHONE'));
  const { data } = useQuery(GetPublicPreview, {}, { enabled: size !== 'OFF' });
  const user = data ? registeredOf(data.viewer)?.user : null;
  return (
    <div className={size === 'PHONE' ? 'with-preview with-preview--phone' : 'with-preview'}>
      <section className="preview-pane" aria-label={texts.label()}>
        <div className="row spread">
          <Segment<Size>
            label={texts.label()}
            options={[
              { value: 'PHONE', label: texts.phone() },
              { value: 'COMPUTER', label: texts.computer() },
              { value: 'OFF', label: texts.off() },
            ]}
            value={size}
            onChange={setSize}
          />
          <span className="hint">{size === 'OFF' ? texts.whatItIs() : texts.afterSave()}</span>
        </div>
        {size !== 'OFF' && user ? (
          // The page inside takes no focus, so its window has to: it scrolls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className="preview-pane__window" aria-label={title} tabIndex={0}>
            <PreviewFrame key={size} title={title} width={WIDTHS[size]}>
              {page(user)}
            </PreviewFrame>
          </section>
        ) : null}
      </section>
      <div className="stack stack--lg">{children}</div>
    </div>
  );
}
