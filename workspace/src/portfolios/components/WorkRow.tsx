import { Cover, StateLabel } from '@komawari/ui/components';
import type { ReactNode } from 'react';
import type { ListedWork } from '../listedWork.ts';

/** What a work of the portfolio looks like in a list: picture, title, where it is, and what can be done with it. */
export function WorkRow({ work, children }: { work: ListedWork; children?: ReactNode }) {
  return (
    <>
      <span className="works__page">
        <Cover source={work.picture} title={work.title} lang="ja" sizes="56px" />
      </span>
      <span className="grow">
        <b className="works__title clamp2" lang="ja">
          {work.title}
        </b>
        <span className="meta">{work.workId === null ? 'Elsewhere' : 'On Komawari'}</span>
        {work.isHidden ? (
          <span>
            <StateLabel icon="lock">Readers do not see it</StateLabel>
          </span>
        ) : null}
      </span>
      {children}
    </>
  );
}
