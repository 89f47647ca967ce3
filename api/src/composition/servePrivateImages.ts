import type { Services } from '../graphql/context.ts';
import { createPrivateImageServing } from '../media/images/index.ts';
import { accountOfFileRequest } from '../people/identity/index.ts';
import { admitToPicture } from '../publications/episodes/index.ts';

/** Serves the pictures that are not public to whom they were signed for, and notes which purchases were read. */
export const servePrivateImages = (services: Services) =>
  createPrivateImageServing(services, {
    accountOf: (request) => accountOfFileRequest(services, request),
    admit: (asked) => admitToPicture(services, asked),
  });
