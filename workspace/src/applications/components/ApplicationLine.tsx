import { Link, StateLabel } from '@komawari/ui/components';
import { formatCount, nounFor } from '@komawari/ui/format';
import { Icon } from '@komawari/ui/icons';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import { paths } from '../../shared/routes.ts';
import { stateWords } from './stateWords.ts';

/** One application in the list. */
export function ApplicationLine({ application }: { application: ApplicationFieldsFragment }) {
  const { id, name, state, iconImage, use } = application;
  return (
    <li>
      <AppIcon source={iconImage ?? null} name={name} />
      <div className="grow">
        <p className="row row--tight">
          <Link className="strong" lang="ja" href={paths.application.replace(':applicationId', id)}>
            {name}
          </Link>
          <StateLabel tone={stateWords[state].tone}>{stateWords[state].word}</StateLabel>
        </p>
        <p className="small muted">
          {formatCount(use.people)} {nounFor(use.people, 'people')}
        </p>
      </div>
      <Icon name="right" size="sm" />
    </li>
  );
}
