import { Cover, StateLabel } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
import type { ListedWork } from '../listedWork.ts';

/** What a work of the portfolio looks like in a list: picture, title, where it is, and what can be done with it. */
export function WorkRow({ work, children }: { work: ListedWork; children?: ReactNode }) {
  const { row: texts } = useTexts(portfoliosTexts);
  return (
    <>
      <span className="works__page">
        <Cover source={work.picture} title={work.title} lang={work.lang} sizes="56px" />
      </span>
      <span className="grow">
        <b className="works__title clamp2" lang={work.lang}>
          {work.title}
        </b>
        <span className="meta">{work.workId === null ? texts.elsewhere() : texts.here()}</span>
        {work.isHidden ? (
          <span>
            <StateLabel icon="lock">{texts.hidden()}</StateLabel>
          </span>
        ) : null}
      </span>
      {children}
    </>
  );
}
