import { showByteSize } from '../../kernel/byteSize.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import mediaErrors, { type MediaErrors } from '../../messages/mediaErrors.js';

/** Why bytes are not taken in, with what is left, for the answers of HTTP and of GraphQL. */
export interface UploadRefusal extends Said {
  code: 'UPLOAD_QUOTA_REACHED' | 'UNFINISHED_UPLOADS_FULL' | 'STORAGE_FULL';
  /** Bytes, seconds and instants for programs. */
  details: Record<string, number | string>;
}

interface Quota {
  fileName: string;
  size: number;
  limit: number;
  used: number;
}

const leftOf = ({ limit, used }: Quota): number => Math.max(0, limit - used);
const shownOf = (quota: Quota) => ({
  fileName: quota.fileName,
  size: showByteSize(quota.size),
  limit: showByteSize(quota.limit),
  used: showByteSize(quota.used),
  left: showByteSize(leftOf(quota)),
});
const bytesOf = (quota: Quota) => ({ limit: quota.limit, used: quota.used, left: leftOf(quota) });

/** "5 hours 12 minutes" until a day is over. */
function inHours(seconds: number, { images }: MediaErrors): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return images.minutes({ minutes: rest });
  return rest === 0 ? images.hours({ hours }) : images.hoursAndMinutes({ hours, minutes: rest });
}

/** The account's day is used up, or too little of it is left for this file. */
export function dayUsedUp(quota: Quota & { endsAt: Date; secondsLeft: number }): UploadRefusal {
  const shown = shownOf(quota);
  if (quota.size > quota.limit)
    return {
      code: 'UPLOAD_QUOTA_REACHED',
      ...said(mediaErrors, (t) => t.images.largerThanADay(shown)),
      details: bytesOf(quota),
    };
  return {
    code: 'UPLOAD_QUOTA_REACHED',
    ...said(mediaErrors, (t) => t.images.dayUsedUp({ ...shown, wait: inHours(quota.secondsLeft, t) })),
    details: {
      ...bytesOf(quota),
      renewedAt: quota.endsAt.toISOString(),
      retryAfter: quota.secondsLeft,
    },
  };
}

/** Too much of all accounts is on its way. It ends by itself: uploads get whole, or are over after 24 hours. */
export function tooMuchUnfinished(quota: Quota): UploadRefusal {
  return {
    code: 'UNFINISHED_UPLOADS_FULL',
    ...said(mediaErrors, (t) => t.images.tooMuchUnfinished(shownOf(quota))),
    details: { ...bytesOf(quota), retryAfter: 300 },
  };
}

/** The disk has no room for this file beside what has to stay free. */
export function diskFull({ fileName, room }: { fileName: string; room: number }): UploadRefusal {
  const left = showByteSize(Math.max(0, room));
  return {
    code: 'STORAGE_FULL',
    ...said(mediaErrors, (t) => t.images.diskFull({ fileName, left })),
    details: { left: Math.max(0, room), retryAfter: 300 },
  };
}

/** The same as a problem of a mutation. */
export const problemOfRefusal = (path: string[], { code, ...words }: UploadRefusal): Problem =>
  problem(path, code, words);
