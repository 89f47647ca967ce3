import { IllustrationCard } from '@komawari/ui/components';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import type { IllustrationSquareFieldsFragment } from '../../gql/graphql.ts';
import { illustrationPath } from '../../paths.ts';

interface Props {
  illustrations: readonly IllustrationSquareFieldsFragment[];
  /** Squares per row on wide screens. */
  perRow?: 4 | 6;
  /** Without the titles, where only the pictures matter. */
  isBare?: boolean;
}

/** Illustrations as squares: the items of a list. */
export function IllustrationSquares({ illustrations, perRow = 4, isBare = false }: Props) {
  const [wide, share] = perRow === 6 ? ['187px', '16vw'] : ['211px', '22vw'];
  return illustrations.map(({ id, title, firstImage, imageCount, isGated, work }) => (
    <li className="square" key={id}>
      <IllustrationCard
        href={illustrationPath(id)}
        title={title}
        lang={languageOfWork(work)}
        picture={isGated ? null : firstImage}
        imageCount={imageCount}
        sizes={`(min-width: 1232px) ${wide}, (min-width: 600px) ${share}, 46vw`}
        bare={isBare}
      />
    </li>
  ));
}
