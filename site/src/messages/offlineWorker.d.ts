// Written from messages/en/offlineWorker.json by `npm run generate`.

import type { Catalogue } from '@komawari/ui/language';

export interface OfflineWorker {
  page: {
    /** Offline */
    title(): string;
    /** You seem offline */
    heading(): string;
    /** This page has not reached your device. */
    lead(): string;
    /** Try again */
    again(): string;
  };
}

declare const offlineWorker: Catalogue<OfflineWorker>;
export default offlineWorker;
