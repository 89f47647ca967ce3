import { showByteSize } from '../../kernel/byteSize.ts';
import { problem, type Problem } from '../../kernel/errors.ts';

/** Why bytes are not taken in, with what is left, for the answers of HTTP and of GraphQL. */
export interface UploadRefusal {
  code: 'UPLOAD_QUOTA_REACHED' | 'UNFINISHED_UPLOADS_FULL' | 'STORAGE_FULL';
  message: string;
  messageJa: string;
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
const bytesOf = (quota: Quota) => ({ limit: quota.limit, used: quota.used, left: leftOf(quota) });

/** "5 hours 12 minutes" until a day is over. */
function inHours(seconds: number): { en: string; ja: string } {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const named = (count: number, word: string) => (count > 0 ? [`${count} ${word}${count === 1 ? '' : 's'}`] : []);
  return {
    en: [...named(hours, 'hour'), ...named(rest, 'minute')].join(' '),
    ja: `${hours > 0 ? `${hours}時間` : ''}${rest > 0 ? `${rest}分` : ''}`,
  };
}

/** The account's day is used up, or too little of it is left for this file. */
export function dayUsedUp(quota: Quota & { endsAt: Date; secondsLeft: number }): UploadRefusal {
  const [size, limit, used, left] = [quota.size, quota.limit, quota.used, leftOf(quota)].map(showByteSize);
  const wait = inHours(quota.secondsLeft);
  const whatJa = `${quota.fileName}は${size}です。`;
  if (quota.size > quota.limit)
    return {
      code: 'UPLOAD_QUOTA_REACHED',
      message: `${quota.fileName} is ${size}, and an account may upload ${limit} a day. Split it into smaller files.`,
      messageJa: `${whatJa}1日にアップロードできるのは${limit}までです。小さく分けてください。`,
      details: bytesOf(quota),
    };
  return {
    code: 'UPLOAD_QUOTA_REACHED',
    message: `${quota.fileName} is ${size}. You have used ${used} of today's ${limit}, which leaves ${left}. You can upload again after midnight in Japan, in ${wait.en}. What you chose stays here.`,
    messageJa: `${whatJa}本日の上限${limit}のうち${used}を使い、残りは${left}です。日本時間の0時（あと${wait.ja}）にもう一度どうぞ。選んだファイルは残っています。`,
    details: {
      ...bytesOf(quota),
      renewedAt: quota.endsAt.toISOString(),
      retryAfter: quota.secondsLeft,
    },
  };
}

/** Too much of all accounts is on its way. It ends by itself: uploads get whole, or are over after 24 hours. */
export function tooMuchUnfinished(quota: Quota): UploadRefusal {
  const [size, limit, left] = [quota.size, quota.limit, leftOf(quota)].map(showByteSize);
  return {
    code: 'UNFINISHED_UPLOADS_FULL',
    message: `${quota.fileName} is ${size}, and others are uploading so much that only ${left} of ${limit} is free. Try again in a few minutes. What you chose stays here.`,
    messageJa: `${quota.fileName}は${size}です。全員のアップロード中の上限${limit}のうち、残りは${left}です。数分後にもう一度どうぞ。選んだファイルは残っています。`,
    details: { ...bytesOf(quota), retryAfter: 300 },
  };
}

/** The disk has no room for this file beside what has to stay free. */
export function diskFull({ fileName, room }: { fileName: string; room: number }): UploadRefusal {
  const left = showByteSize(Math.max(0, room));
  return {
    code: 'STORAGE_FULL',
    message: `There is no room for ${fileName} right now: ${left} free. The operator has been notified. Try again later. What you chose stays here.`,
    messageJa: `${fileName}を保存する空きがありません（残り${left}）。運営に知らせました。あとでもう一度どうぞ。選んだファイルは残っています。`,
    details: { left: Math.max(0, room), retryAfter: 300 },
  };
}

/** The same as a problem of a mutation. */
export const problemOfRefusal = (path: string[], { code, message, messageJa }: UploadRefusal): Problem =>
  problem(path, code, message, messageJa);
