import { Avatar, ButtonLink } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { GetMyProfile } from '../../account/index.ts';
import updatesTexts from '../../messages/updates.js';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';

/** Whose pages these are, with the ways to the workspace and to the site as readers see it. */
export function WhoIsHere() {
  const { my: texts } = useTexts(updatesTexts);
  const { data } = useQuery(GetMyProfile, {});
  const viewer = data && registeredOf(data.viewer);
  if (!viewer) return <div className="my__who" />;
  const { user } = viewer;
  return (
    <header className="row my__who">
      <Avatar source={user.iconImage ?? null} name={user.displayName} size="lg" />
      <div className="grow">
        <p className="strong my__name" lang={UNRECORDED_LANGUAGE}>
          {user.displayName}
        </p>
        <p className="small muted">@{user.screenName}</p>
      </div>
      <div className="row row--tight">
        <ButtonLink href={`/@${user.screenName}`} icon="globe">
          {texts.yourSite()}
        </ButtonLink>
        <ButtonLink href={paths.workspace} icon="pen">
          {texts.workspace()}
        </ButtonLink>
      </div>
    </header>
  );
}
