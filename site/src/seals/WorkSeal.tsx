import type { WorkCardFieldsFragment } from '../gql/graphql.ts';

interface Props {
  work: Pick<WorkCardFieldsFragment, 'isCompleted' | 'isOneShot' | 'firstPublishedAt'>;
}

/** New, one-shot or completed, in a corner. A file cannot know when it is read: showFreshSeals.ts shows what is new. */
export function WorkSeal({ work }: Props) {
  return (
    <>
      {work.firstPublishedAt ? (
        <span className="seal" data-new-since={work.firstPublishedAt} hidden>
          NEW
        </span>
      ) : null}
      {work.isOneShot ? (
        <span className="seal seal--indigo" lang="ja" title="One-shot">
          読切
        </span>
      ) : work.isCompleted ? (
        <span className="seal seal--ink" lang="ja" title="Completed">
          完
        </span>
      ) : null}
    </>
  );
}
