import { Cover } from '@komawari/ui/components';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { WorkSeal } from './WorkSeal.tsx';

interface Props {
  work: Pick<
    WorkCardFieldsFragment,
    'title' | 'language' | 'coverImage' | 'isCompleted' | 'isOneShot' | 'rating' | 'onHiatus' | 'firstPublishedAt'
  >;
  sizes: string;
}

/** A work's cover with its seal in the corner. */
export function SealedCover({ work, sizes }: Props) {
  return (
    <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes={sizes}>
      <WorkSeal work={work} />
    </Cover>
  );
}
