import { Avatar, Picture } from '@komawari/ui/components';
import { siteColour } from '@komawari/ui/siteColour';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { PortfolioCardFieldsFragment } from '../gql/graphql.ts';
import { creatorPath } from '../paths.ts';

interface Props {
  portfolio: PortfolioCardFieldsFragment;
  /** True for what is seen first. */
  isLead?: boolean;
}

/** A portfolio as an item of a list: its banner with its creator below, in the colour of the creator's site. */
export function PortfolioCard({ portfolio, isLead = false }: Props) {
  const { user } = portfolio;
  const picture = portfolio.bannerImage ?? user.site.heroImage;
  const href = creatorPath(user.screenName, 'mangafolio');
  return (
    <li className="card pcard" data-creator={user.id} style={siteColour(user.site.color)}>
      <a className="pcard__banner" href={href} tabIndex={-1} aria-hidden="true">
        {picture ? (
          <Picture
            source={picture}
            sizes="(min-width: 1232px) 584px, (min-width: 600px) 48vw, 100vw"
            eager={isLead}
            alt=""
          />
        ) : null}
      </a>
      <div className="row row--tight pcard__by">
        <Avatar source={user.iconImage ?? null} name={user.displayName} size="md" />
        <div className="pcard__words">
          <h3 className="clamp1" lang={UNRECORDED_LANGUAGE}>
            <a href={href}>{user.displayName}</a>
          </h3>
          {user.site.description ? (
            <p className="by clamp1" lang={UNRECORDED_LANGUAGE}>
              {user.site.description}
            </p>
          ) : null}
        </div>
      </div>
    </li>
  );
}
