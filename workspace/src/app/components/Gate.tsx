import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isOwnPath } from '../isOwnPath.ts';
import { LeaveApp } from './LeaveApp.tsx';
import { ViewerGate } from './ViewerGate.tsx';

/** The gate of every page below the router. */
export function Gate({ children }: { children: ReactNode }) {
  return (
    <ViewerGate leadTo={(path) => (isOwnPath(path) ? <Navigate to={path} replace /> : <LeaveApp path={path} />)}>
      {children}
    </ViewerGate>
  );
}
