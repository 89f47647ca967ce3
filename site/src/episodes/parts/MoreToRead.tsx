import { Cover } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { GetOtherWorksQuery } from '../../gql/graphql.ts';
import episodesTexts from '../../messages/episodes.js';
import { workPath } from '../../paths.ts';

interface Props {
  recommended: GetOtherWorksQuery['episode']['work']['authorsOtherRecommendedWorks'];
}

/** Other works at the end of an episode, each with the reason why it stands there. */
export function MoreToRead({ recommended }: Props) {
  return (
    <div>
      <h2 className="small strong mini__head">{useTexts(episodesTexts).endScreen.more()}</h2>
      <ul className="mini">
        {recommended.map(({ work, reason }) => (
          <li key={work.id} data-creator={work.user.id}>
            <a href={workPath(work.id)} tabIndex={-1} aria-hidden="true">
              <Cover source={work.coverImage ?? null} title={work.title} lang={work.language} sizes="56px" />
            </a>
            <div>
              <h3 className="small clamp2" lang={work.language}>
                <a href={workPath(work.id)}>{work.title}</a>
              </h3>
              <p className="tiny muted" lang={UNRECORDED_LANGUAGE}>
                {work.user.displayName}
              </p>
              <p className="tiny muted">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
