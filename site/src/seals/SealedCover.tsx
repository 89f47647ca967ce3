import { Cover } from '@komawari/ui/components';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { WorkSeal } from './WorkSeal.tsx';

interface Props {
  work: Pick<WorkCardFieldsFragment, 'title' | 'coverImage' | 'isCompleted' | 'isOneShot' | 'firstPublishedAt'>;
  sizes: string;
}

/** A work's cover with its seal in the corner. */
export function SealedCover({ work, sizes }: Props) {
  return (
    <Cover source={work.coverImage ?? null} title={work.title} lang="ja" sizes={sizes}>
      <WorkSeal work={work} />
    </Cover>
  );
}
