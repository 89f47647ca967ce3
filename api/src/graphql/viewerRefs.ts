import type { Actor } from '../kernel/actor.ts';
import { builder } from './builder.ts';

/** Who asks, as the database knows them now. For a creator who looks as a registered reader, `id` is null and the account is nobody's. */
export interface ViewerNode extends Actor {
  id: string | null;
}

/** The type `Viewer`, which identity describes. A domain adds the fields that are about its things. */
export const ViewerRef = builder.interfaceRef<ViewerNode>('Viewer');

/** The type `RegisteredViewer`, described by identity too: what is of a person with a finished profile hangs here. */
export const RegisteredViewerRef = builder.objectRef<ViewerNode>('RegisteredViewer');
