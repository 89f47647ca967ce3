import { Avatar, ButtonLink } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { GetMyProfile } from '../../account/index.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';

/** Whose pages these are, with the ways to the workspace and to the site as readers see it. */
export function WhoIsHere() {
  const { data } = useQuery(GetMyProfile, {});
  const viewer = data && registeredOf(data.viewer);
  if (!viewer) return <div className="my__who" />;
  const { user } = viewer;
  return (
    <header className="row my__who">
      <Avatar source={user.iconImage ?? null} name={user.displayName} size="lg" />
      <div className="grow">
        <p className="strong my__name" lang="ja">
          {user.displayName}
        </p>
        <p className="small muted">@{user.screenName}</p>
      </div>
      <div className="row row--tight">
        <ButtonLink href={`/@${user.screenName}`} icon="globe">
          Your site
        </ButtonLink>
        <ButtonLink href={paths.workspace} icon="pen">
          Workspace
        </ButtonLink>
      </div>
    </header>
  );
}
