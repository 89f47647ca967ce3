import { Button, Notice, Spinner } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
import type { UploadedImage } from '../../uploads/index.ts';
import type { ExternalWorkValues } from '../portfolioForms.ts';
import type { Lookup, useLookup } from '../useLookup.ts';
import { FoundOnPage } from './FoundOnPage.tsx';

export interface AutofillProps {
  form: Form<ExternalWorkValues>;
  lookup: ReturnType<typeof useLookup>;
  picture: UploadedImage | null;
  onPicture: (picture: UploadedImage) => void;
}

/** Fills the form in from the page at its first address: what is empty at once, what has words only when asked. */
export function Autofill({ form, lookup, picture, onPicture }: AutofillProps) {
  const { autofill: texts } = useTexts(portfoliosTexts);
  const { title, urls } = form.kit.watch();
  const { found } = lookup;
  const at = found ? placeOf(found, urls) : 0;
  useFillEmpty({ found, form, picture, onPicture });

  const setTitle = (value: string): void => {
    form.kit.setValue('title', value, { shouldDirty: true });
    form.kit.clearErrors('title');
  };
  const setPlaceName = (name: string): void =>
    form.kit.setValue('urls', urls.with(at, { ...urls[at]!, title: name }), { shouldDirty: true });

  return (
    <div className="stack stack--sm">
      <div className="row">
        <Button
          icon="search"
          busy={lookup.isBusy}
          busyWord={texts.looking()}
          onClick={() => lookup.start(urls.find(({ url }) => url.trim() !== '')?.url ?? '')}
        >
          {texts.fill()}
        </Button>
        {lookup.isBusy ? (
          <Button variant="quiet" onClick={lookup.stop}>
            {texts.stop()}
          </Button>
        ) : null}
        <span className="hint">{texts.hint()}</span>
      </div>
      <div role="status">
        {lookup.isBusy && lookup.host ? (
          <p className="small row row--tight">
            <Spinner />
            {lookup.isReading ? texts.reading({ host: lookup.host }) : texts.waiting({ host: lookup.host })}
          </p>
        ) : null}
      </div>
      {lookup.refusal && !lookup.isBusy ? (
        <Notice tone="danger" live>
          {lookup.refusal}
        </Notice>
      ) : null}
      {found ? (
        <FoundOnPage
          found={found}
          current={{ title, placeName: urls[at]?.title ?? '', pictureId: picture?.id ?? null }}
          onTitle={setTitle}
          onPlaceName={setPlaceName}
          onPicture={onPicture}
        />
      ) : null}
    </div>
  );
}

/** Which of the places the page is. */
function placeOf(found: Lookup, urls: ExternalWorkValues['urls']): number {
  const place = urls.findIndex(({ url }) => URL.parse(url.trim())?.href === found.url);
  return place === -1 ? 0 : place;
}

/** Puts what was found where nothing stands yet, once for each look. */
function useFillEmpty({ found, form, picture, onPicture }: Omit<AutofillProps, 'lookup'> & { found: Lookup | null }) {
  const filled = useRef<string | null>(null);
  useEffect(
    function fillEmpty() {
      if (!found || filled.current === found.id) return;
      filled.current = found.id;
      const { title, urls } = form.kit.getValues();
      if (title.trim() === '' && found.title) {
        form.kit.setValue('title', found.title, { shouldDirty: true });
        form.kit.clearErrors('title');
      }
      const at = placeOf(found, urls);
      if (urls[at]?.title.trim() === '' && found.siteName)
        form.kit.setValue('urls', urls.with(at, { ...urls[at], title: found.siteName }), { shouldDirty: true });
      if (!picture && found.thumbnailImage) onPicture(found.thumbnailImage);
    },
    [found, form, picture, onPicture],
  );
}
