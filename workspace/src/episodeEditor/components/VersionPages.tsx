import { Picture, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import episodeVersionsTexts from '../../messages/episodeVersions.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import type { GetEpisodeVersionQuery } from '../../gql/graphql.ts';
import { markOf } from '../draft/versionWords.ts';
import { GetEpisodeVersion } from '../operations/GetEpisodeVersion.ts';

/** Title, pages and afterword of a version, with marks where they differ from the one before. */
export function VersionPages({ episodeId, versionId }: { episodeId: string; versionId: string }) {
  const query = useQuery(GetEpisodeVersion, { id: episodeId, versionId });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={1} />}>
      {({ episode: { versions } }) => (versions[0] ? <Contents version={versions[0]} /> : <></>)}
    </Loaded>
  );
}

type Version = GetEpisodeVersionQuery['episode']['versions'][number];
type PageImage = Version['removedPages'][number]['image'];

function Contents({ version: { title, afterword, pages, removedPages } }: { version: Version }) {
  const { sheet: texts } = useTexts(episodeVersionsTexts);
  const lang = useWorkLanguage();
  return (
    <>
      {title ? (
        <p className="small" lang={lang}>
          {title}
        </p>
      ) : null}
      {pages.length === 0 ? <p className="small muted">{texts.noPages()}</p> : null}
      <ol className="versions__pages">
        {pages.map(({ image, altText, change }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a version never changes, and one picture may stand twice
          <li key={place}>
            <PagePicture image={image} alt={altText} />
            <span className="tiny">
              <span className="num strong">{place + 1}</span> {markOf(change)}
            </span>
          </li>
        ))}
      </ol>
      {removedPages.length > 0 ? (
        <>
          <p className="small strong">{texts.removed()}</p>
          <ol className="versions__pages versions__pages--gone">
            {removedPages.map(({ image, altText }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a version never changes
              <li key={place}>
                <PagePicture image={image} alt={altText} />
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {afterword ? (
        <p className="small soft pre" lang={lang}>
          {afterword}
        </p>
      ) : null}
    </>
  );
}

function PagePicture({ image, alt }: { image?: PageImage; alt: string }) {
  const lang = useWorkLanguage();
  return (
    <span className="versions__page">
      {image ? <Picture source={{ ...image, lang }} sizes="96px" alt={alt} /> : null}
    </span>
  );
}
