import { Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import applicationsTexts from '../../messages/applications.js';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { NotFoundMessage } from '../../shared/components/NotFoundMessage.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { ApplicationLine } from '../components/ApplicationLine.tsx';
import { ApplicationsFrame } from '../components/ApplicationsFrame.tsx';
import { NewApplication } from '../components/NewApplication.tsx';
import { GetWorkspaceApplications } from '../operations/GetWorkspaceApplications.ts';

/** The applications a developer lets people sign in to with their accounts here. */
export function ApplicationsPage() {
  const { frame } = useTexts(applicationsTexts);
  const query = useQuery(GetWorkspaceApplications, {});
  return (
    <ApplicationsFrame title={frame.title()} isBelow={false}>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={2} />}>
        {({ isOpen, viewer: someone }) => (
          <Registered viewer={someone}>
            {({ oidcClientRegistrations: applications }) =>
              isOpen ? (
                <>
                  <div className="ws-head">
                    <h1>{frame.title()}</h1>
                  </div>
                  {applications.length === 0 ? (
                    <p className="soft">{frame.none()}</p>
                  ) : (
                    <ul className="list box applications" aria-label={frame.title()}>
                      {applications.map((application) => (
                        <ApplicationLine key={application.id} application={application} />
                      ))}
                    </ul>
                  )}
                  <NewApplication />
                </>
              ) : (
                <NotFoundMessage />
              )
            }
          </Registered>
        )}
      </Loaded>
    </ApplicationsFrame>
  );
}
