import { Link, StateLabel } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import applicationsTexts from '../../messages/applications.js';
import { AppIcon } from '../../shared/components/AppIcon.tsx';
import { paths } from '../../shared/routes.ts';
import { stateTones } from './stateTones.ts';

/** One application in the list. */
export function ApplicationLine({ application }: { application: ApplicationFieldsFragment }) {
  const { frame, states } = useTexts(applicationsTexts);
  const { id, name, state, iconImage, use } = application;
  return (
    <li>
      <AppIcon source={iconImage ?? null} name={name} />
      <div className="grow">
        <p className="row row--tight">
          <Link className="strong" lang={UNRECORDED_LANGUAGE} href={paths.application.replace(':applicationId', id)}>
            {name}
          </Link>
          <StateLabel tone={stateTones[state]}>{states[state]()}</StateLabel>
        </p>
        <p className="small muted">{frame.people({ count: use.people })}</p>
      </div>
      <Icon name="right" size="sm" />
    </li>
  );
}
