import { Notice, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useParams } from 'react-router';
import applicationsTexts from '../../messages/applications.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { useFormQuery } from '../../shared/useFormQuery.ts';
import { ApplicationForm } from '../components/ApplicationForm.tsx';
import { ApplicationsFrame } from '../components/ApplicationsFrame.tsx';
import { GetWorkspaceApplications } from '../operations/GetWorkspaceApplications.ts';

/** An application, seen by its developer. */
export function ApplicationPage() {
  const { frame } = useTexts(applicationsTexts);
  const { applicationId } = useParams();
  const query = useFormQuery(GetWorkspaceApplications, {});
  return (
    <ApplicationsFrame title={frame.one()} isBelow>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
        {({ isOpen, viewer: someone }) => (
          <Registered viewer={someone}>
            {({ oidcClientRegistrations }) => {
              const application = oidcClientRegistrations.find(({ id }) => id === applicationId);
              if (!application || !isOpen) return <NotFoundMessage />;
              return (
                <>
                  {application.state === 'BLOCKED' ? <Notice tone="danger">{frame.closed()}</Notice> : null}
                  <ApplicationForm key={application.id} application={application} />
                </>
              );
            }}
          </Registered>
        )}
      </Loaded>
    </ApplicationsFrame>
  );
}
