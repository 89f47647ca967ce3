import type { Services } from '../../graphql/context.ts';
import type { Outage } from './createWalk.ts';

const full = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));

/** A disk on which uploads and originals lie and that takes nothing in: what Node says then, said where it is written to. */
export function fillDisk(services: Services): Outage {
  const { uploads, objects } = services;
  return {
    begin: () =>
      void Object.assign(services, { uploads: { ...uploads, add: full }, objects: { ...objects, put: full } }),
    end: () => void Object.assign(services, { uploads, objects }),
  };
}
