import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import {
  ASKS_THE_WAY,
  askTheWay,
  countUnfinished,
  findLatestBackup,
  greetMailServer,
  readPublishingBacklog,
  SEEN_AS,
  type Services,
  showByteSize,
} from '@komawari/api/operating';

/** What one look at an installation found. Without `advice` all is well. */
export interface Finding {
  about: string;
  found: string;
  advice?: string;
}

type Look = (services: Services) => Promise<Omit<Finding, 'about'>>;

/** More than this and scheduled episodes come out at times that people notice. */
const MOST_SKEW_MS = 5000;
const ANSWERS_WITHIN_MS = 10_000;

const database: Look = async ({ database }) => {
  // Version, encoding and durability were looked at before anything else: a server that is unfit is not opened.
  const [facts] = await database.query<{ version: string; free: number; isForgetful: boolean; isVacuumed: boolean }>(
    'lookAtServer',
    `SELECT current_setting('server_version') AS version,
       current_setting('max_connections')::int - (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS free,
       current_setting('synchronous_commit') = 'off' AS "isForgetful", current_setting('autovacuum')::bool AS "isVacuumed"`,
  );
  const { version, free, isForgetful, isVacuumed } = facts!;
  if (isForgetful || !isVacuumed)
    return {
      found: `PostgreSQL ${version}, ${isForgetful ? 'synchronous_commit' : 'autovacuum'} is off`,
      advice: isForgetful
        ? 'A crash would lose what people were told is saved. As a superuser: ALTER SYSTEM RESET synchronous_commit; SELECT pg_reload_conf(); and look for it at the role and the database (\\drds in psql).'
        : 'Tables would grow without end and be slower every day. As a superuser: ALTER SYSTEM RESET autovacuum; SELECT pg_reload_conf();',
    };
  if (free >= 10) return { found: `PostgreSQL ${version}, ${free} connections free` };
  return {
    found: `PostgreSQL ${version}, only ${free} connections free`,
    advice: 'Raise max_connections of PostgreSQL, or lower DATABASE_POOL: each process takes that many and a few more.',
  };
};

/** Whether something keeps this machine's clock right, as its kernel knows; null where nobody tells, as in a container. */
async function isClockKept(): Promise<boolean | null> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
  const said = await asked.then(({ stdout }) => stdout.trim()).catch(() => '');
  return said === 'yes' || said === 'no' ? said === 'yes' : null;
}

const clock: Look = async ({ database, config }) => {
  const askedAt = Date.now();
  const [row] = await database.query<{ now: Date }>('lookAtClock', 'SELECT clock_timestamp() AS now');
  const skew = Math.round(row!.now.getTime() - (askedAt + Date.now()) / 2);
  if (Math.abs(skew) <= MOST_SKEW_MS) {
    const found = `differs from the database’s by ${Math.abs(skew)} ms`;
    // A database on the same machine is wrong with it.
    if (config.env !== 'production' || (await isClockKept()) !== false) return { found };
    return {
      found: `${found}, and nothing sets it`,
      advice: 'Let it be set by NTP: apt-get install systemd-timesyncd, or chrony.',
    };
  }
  return {
    found: `${Math.abs(skew / 1000).toFixed(1)} s ${skew > 0 ? 'behind' : 'ahead of'} the database’s`,
    advice: 'Let both machines set their clocks by NTP (systemd-timesyncd, chrony).',
  };
};

async function isListed(objects: Services['objects'], key: string): Promise<boolean> {
  for await (const one of objects.list('doctor/')) if (one.key === key) return true;
  return false;
}

/** Tries what the processes do, one after the other. @returns the first that may not be done, in words, or null */
async function firstThatFails(steps: readonly [string, () => Promise<boolean>][]): Promise<string | null> {
  for (const [name, step] of steps) {
    const problem = await step().then(
      (isDone) => (isDone ? null : 'what comes back is not what was written'),
      (error: Error) => error.message,
    );
    if (problem !== null) return `it may not ${name} (${problem})`;
  }
  return null;
}

const objects: Look = async ({ objects, config }) => {
  const key = `doctor/${randomUUID()}`;
  const bytes = Buffer.from('Komawari looks whether it may write, read, list and delete here.');
  const place =
    config.objects.kind === 's3' ? `${config.objects.endpoint}, ${config.objects.bucket}` : 'a folder on this machine';
  const steps: [string, () => Promise<boolean>][] = [
    ['write', () => objects.put(key, bytes, { size: bytes.length, contentType: 'text/plain' }).then(() => true)],
    ['read', async () => (await objects.read(key)).equals(bytes)],
    ['list', () => isListed(objects, key)],
    ['delete', () => objects.delete(key).then(async () => (await objects.head(key)) === null)],
  ];
  const found = await firstThatFails(steps);
  if (found !== null)
    return {
      found: `${place}: ${found}`,
      advice:
        'Give S3_ACCESS_KEY the right to put, get, list and delete in the bucket S3_BUCKET, and look whether S3_ENDPOINT is reached from here.',
    };
  return { found: `${place}: writes, reads, lists and deletes` };
};

const pages: Look = async ({ pageStore, config }) => {
  const path = `/doctor/${randomUUID()}`;
  const html = '<!doctype html><title>Komawari looks whether it may write, read and delete here.</title></html>';
  const found = await firstThatFails([
    [
      'write',
      async () => {
        await pageStore.prepare();
        const { complete } = await pageStore.write(path, html);
        await complete();
        return true;
      },
    ],
    ['read', async () => (await pageStore.read(path))?.body.toString() === html],
    ['delete', async () => (await pageStore.remove(path)) && (await pageStore.read(path)) === null],
  ]);
  if (found === null) return { found: `${pageStore.place}: writes, reads and deletes` };
  return {
    found: `${pageStore.place}: ${found}`,
    advice:
      config.pagesBucket === null
        ? 'Nothing can be published. Give the user of the processes the folder KOMAWARI_PUBLIC, and look whether its disk is full or read-only.'
        : 'Nothing can be published. Give S3_ACCESS_KEY the right to put, get, list and delete in the bucket KOMAWARI_PAGES_BUCKET.',
  };
};

const mail: Look = async ({ config }) => {
  const { smtpUrl } = config.mail;
  if (smtpUrl === null)
    return config.env === 'production'
      ? { found: 'no SMTP_URL', advice: 'Set SMTP_URL: without mail nobody can sign up or set a new password.' }
      : { found: 'mails are shown on /dev/inbox' };
  return greetMailServer(smtpUrl).then(
    () => ({ found: `${new URL(smtpUrl).host} lets us in` }),
    (error: Error) => ({
      found: `${new URL(smtpUrl).host}: ${error.message}`,
      advice: 'Check host, port, user and password in SMTP_URL, and whether this machine may connect to that port.',
    }),
  );
};

const disk: Look = async ({ disk, database }) => {
  const { free, room } = await disk.look(await countUnfinished(database));
  if (room > 0) return { found: `${showByteSize(free)} free, ${showByteSize(room)} of it for uploads` };
  return {
    found: `${showByteSize(free)} free: uploads are refused`,
    advice: 'Free some, move KOMAWARI_DATA and KOMAWARI_PUBLIC to a larger disk, or lower KOMAWARI_DISK_REST.',
  };
};

const secret: Look = async ({ config }) => {
  const isPoor = new Set(config.secret).size < 10 || /secret|password|changeme|example/i.test(config.secret);
  if (!isPoor) return { found: `${config.secret.length} characters` };
  return {
    found: 'it looks like something that can be guessed',
    advice:
      'Make one with openssl rand -hex 32 before anybody signs up. Later everybody would have to sign in again, and bank accounts and second factors could not be read.',
  };
};

/** Asks the site as a reader does: through whatever stands in front of it. */
const address: Look = async ({ config }) => {
  const { publicUrl } = config.http;
  if (config.env === 'production' && !publicUrl.startsWith('https://'))
    return { found: publicUrl, advice: 'KOMAWARI_PUBLIC_URL has to begin with https: sign-in needs it.' };
  const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(
    // What OpenSSL calls a message has lines and places in its source; its reason is words.
    (error: Error & { cause?: Error & { reason?: string } }) =>
      error.cause?.reason ?? error.cause?.message ?? error.message,
  );
  if (typeof answer === 'string')
    return {
      found: `${publicUrl} is not reached from here (${answer})`,
      advice:
        'Look whether the processes run, and whether name, certificate and proxy lead to them. Behind some routers a machine does not reach its own public address: then ask from elsewhere.',
    };
  const body = (await answer.text()).trim();
  if (answer.ok && body === '{"alive":true}') return { found: `${publicUrl} leads here` };
  return {
    found: `${publicUrl}/healthz answers ${answer.status} with something else`,
    advice: 'The name leads to another server, or the proxy does not hand everything on to nginx.',
  };
};

/** An address that nobody has: it is kept for documentation (RFC 5737). */
const MADE_UP = '192.0.2.99';

/** The address the API takes for ours when we say that it is a made-up one; null where nobody tells. */
async function askAddress({ http, secret }: Services['config']): Promise<string | null> {
  const headers = { [ASKS_THE_WAY]: askTheWay(secret), 'x-forwarded-for': MADE_UP };
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answer = await fetch(`${http.publicUrl}/healthz`, { headers, signal }).catch(() => null);
  return answer?.headers.get(SEEN_AS) ?? null;
}

const proxy: Look = async ({ config }) => {
  const { trustProxy } = config.http;
  const seenAs = await askAddress(config);
  if (seenAs === MADE_UP)
    return {
      found: 'a visitor who makes up an address is believed',
      advice:
        'Limits count by address, so this one has none. Let what readers reach first replace X-Forwarded-For instead of adding to it, name nothing but that in KOMAWARI_TRUSTED_PROXY of nginx, and let nobody reach the API around nginx. On the trusted machine itself this is said without cause: then ask from elsewhere.',
    };
  if (Array.isArray(trustProxy)) return { found: `the word of ${trustProxy.join(', ')} on addresses is believed` };
  if (trustProxy) return { found: 'the word on addresses of whoever reaches the API is believed' };
  if (config.env !== 'production') return { found: 'none expected' };
  return {
    found: 'KOMAWARI_TRUST_PROXY is 0',
    advice:
      'Behind nginx set KOMAWARI_TRUST_PROXY=1, or its address: otherwise all readers share one address, and one of them can use up the limits of all.',
  };
};

const publishing: Look = async ({ database }) => {
  const { oldestChangeInSeconds, oldestStaleInSeconds, failing } = await readPublishingBacklog(database);
  const oldest = Math.round(Math.max(oldestChangeInSeconds, oldestStaleInSeconds));
  if (oldest > 120)
    return { found: `something waits for ${oldest} s`, advice: 'Look whether a worker runs, and at its log.' };
  if (failing > 0)
    return {
      found: `${failing} pages cannot be drawn`,
      advice: 'The worker’s log says why: "page could not be published".',
    };
  return { found: 'nothing waits' };
};

/** Every night, and half a day for one that failed once. */
const OLDEST_BACKUP_SECONDS = 36 * 3600;

const backup: Look = async ({ config, database }) => {
  const latest = await findLatestBackup(database);
  const advice =
    'Run npm run admin -- backup every night, copy its folder elsewhere, and try restore. Whoever saves database and objects in another way can leave this.';
  if (!latest) return { found: 'none by this program yet', ...(config.env === 'production' ? { advice } : {}) };
  const { folder, ageInSeconds } = latest;
  const found = `the latest is ${ageInSeconds < 7200 ? `${Math.round(ageInSeconds / 60)} minutes` : `${Math.round(ageInSeconds / 3600)} hours`} old, in ${folder}`;
  return ageInSeconds > OLDEST_BACKUP_SECONDS ? { found, advice } : { found };
};

const LOOKS: Record<string, Look> = {
  database,
  clock,
  'object storage': objects,
  'page store': pages,
  mail,
  disk,
  secret,
  'public URL': address,
  proxy,
  publishing,
  backup,
};

/** Looks at everything an installation needs. A look that fails is a finding too. */
export const examine = (services: Services): Promise<Finding[]> =>
  Promise.all(
    Object.entries(LOOKS).map(async ([about, look]) => ({
      about,
      ...(await look(services).catch((error: Error) => ({
        found: `it could not be looked at: ${error.message}`,
        advice: 'Mend this first.',
      }))),
    })),
  );
