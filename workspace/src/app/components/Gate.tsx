import type { ReactNode } from 'react';
import { Redirect } from '../../shared/routing/index.ts';
import { isOwnPath } from '../isOwnPath.ts';
import { LeaveApp } from './LeaveApp.tsx';
import { ViewerGate } from './ViewerGate.tsx';

/** The gate of every page below the router. The header stands while nobody knows yet who is here. */
export function Gate({ header, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <ViewerGate
      header={header}
      leadTo={(path) => (isOwnPath(path) ? <Redirect to={path} /> : <LeaveApp path={path} />)}
    >
      {children}
    </ViewerGate>
  );
}
