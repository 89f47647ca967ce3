import type { ReactNode } from 'react';
import { registeredOf } from '../registeredOf.ts';

export interface RegisteredProps<Viewer extends { __typename: string }> {
  viewer: Viewer;
  children: (viewer: Extract<Viewer, { __typename: 'RegisteredViewer' }>) => ReactNode;
}

/** Draws what only registered viewers have; nothing for others, who are on their way elsewhere. */
export function Registered<Viewer extends { __typename: string }>({ viewer, children }: RegisteredProps<Viewer>) {
  const registered = registeredOf(viewer);
  return registered ? children(registered) : null;
}
