import { z } from 'zod';
import { LANGUAGES, type Language } from '../kernel/language.ts';
import { readByteSize } from '../kernel/byteSize.ts';
import { assistantVariables, readAssistantConfig, type AssistantConfig } from './assistantConfig.ts';
import { observingVariables, readObservingConfig, type ObservingConfig } from './observingConfig.ts';
import { purgeVariables, readPurgeConfig, type PurgeConfig } from './purgeConfig.ts';
import { readSellingConfig, sellingVariables, type SellingConfig } from './sellingConfig.ts';
import { invoiceVariables, readInvoiceConfig, type InvoiceConfig } from './invoiceConfig.ts';
import { readTransferConfig, transferVariables, type TransferConfig } from './transferConfig.ts';
import { trustProxy } from './trustProxy.ts';
import { readSocialConfig, SOCIAL_VARIABLES, type SocialConfig } from './socialConfig.ts';

/** URLs that end up in every page: nothing but https is let in. */
const httpsAddress = (name: string) =>
  z
    .url({ protocol: /^https$/, error: `${name} has to be a full https URL without quotes, spaces or semicolons.` })
    .regex(/^[^\s"'<>;,]+$/);

/** A size such as "20 GB", of so many bytes at least. */
const byteSize = (name: string, { fallback, least }: { fallback: string; least: string }) =>
  z
    .string()
    .default(fallback)
    .transform((text, context) => {
      const bytes = readByteSize(text);
      if (bytes !== null && bytes >= (readByteSize(least) ?? 0)) return bytes;
      context.addIssue({
        code: 'custom',
        message: `${name} has to be a size of ${least} or more, for example ${fallback}.`,
      });
      return z.NEVER;
    });

/** Names and forms of every environment variable the API and its workers read. */
const environment = z.object({
  PORT: z.coerce
    .number('PORT has to be a number between 0 and 65535, for example 3000.')
    .int('PORT has to be a whole number.')
    .min(0, 'PORT has to be 0 or more.')
    .max(65_535, 'PORT has to be 65535 or less.')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string(
    'DATABASE_URL is missing. It names the PostgreSQL database, for example postgres://user:password@host:5432/komawari.',
  ),
  KOMAWARI_DATA: z.string().default('.data'),
  KOMAWARI_PUBLIC: z.string().optional(),
  KOMAWARI_PUBLIC_URL: z.url('KOMAWARI_PUBLIC_URL has to be a full URL such as https://komawari.example.').optional(),
  KOMAWARI_SECRET: z
    .string('KOMAWARI_SECRET is missing. Every token and signed URL depends on it; make one with: openssl rand -hex 32')
    .min(32, 'KOMAWARI_SECRET has to be at least 32 characters. Make one with: openssl rand -hex 32'),
  KOMAWARI_ENV: z
    .enum(['development', 'production', 'test'], 'KOMAWARI_ENV is development, production or test.')
    .default('production'),
  KOMAWARI_TRUST_PROXY: trustProxy,
  KOMAWARI_LANGUAGE: z.enum(LANGUAGES, 'KOMAWARI_LANGUAGE is en or ja.').default('en'),
  SMTP_URL: z.string().optional(),
  KOMAWARI_CONTACT: z.email('KOMAWARI_CONTACT has to be an e-mail address such as help@komawari.example.').optional(),
  MAIL_FROM: z.string().default('Komawari <no-reply@komawari.example>'),
  S3_ENDPOINT: z.url('S3_ENDPOINT has to be a full URL such as http://minio:9000.').optional(),
  S3_BUCKET: z.string().default('komawari'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  KOMAWARI_PAGES_BUCKET: z.string().optional(),
  S3_TIMEOUT: z.coerce
    .number('S3_TIMEOUT is a number of seconds.')
    .min(1, 'S3_TIMEOUT is 1 second or more.')
    .max(60, 'S3_TIMEOUT is 60 seconds or less.')
    .default(10),
  ...sellingVariables,
  ...transferVariables,
  ...invoiceVariables,
  RECAPTCHA_PROJECT: z.string().optional(),
  RECAPTCHA_API_KEY: z.string().optional(),
  RECAPTCHA_SCORE_KEY: z.string().optional(),
  RECAPTCHA_CHECKBOX_KEY: z.string().optional(),
  RECAPTCHA_ENDPOINT: z
    .url('RECAPTCHA_ENDPOINT has to be a full URL.')
    .default('https://recaptchaenterprise.googleapis.com'),
  ...assistantVariables,
  KOMAWARI_WEBHOOKS_LOOPBACK: z
    .enum(['0', '1'], 'KOMAWARI_WEBHOOKS_LOOPBACK is 1 on a machine whose webhooks may lead to itself, otherwise 0.')
    .default('0'),
  KOMAWARI_AD_SCRIPT: httpsAddress('KOMAWARI_AD_SCRIPT').optional(),
  KOMAWARI_REPORTS_URL: httpsAddress('KOMAWARI_REPORTS_URL').optional(),
  // Nobody can upload a page with less than the largest one.
  KOMAWARI_UPLOADS_PER_DAY: byteSize('KOMAWARI_UPLOADS_PER_DAY', { fallback: '20 GB', least: '20 MB' }),
  KOMAWARI_UNFINISHED_UPLOADS: byteSize('KOMAWARI_UNFINISHED_UPLOADS', { fallback: '100 GB', least: '20 MB' }),
  KOMAWARI_DISK_REST: byteSize('KOMAWARI_DISK_REST', { fallback: '2 GB', least: '0 MB' }),
  ...purgeVariables,
  ...observingVariables,
  DATABASE_WAIT_SECONDS: z.coerce
    .number('DATABASE_WAIT_SECONDS has to be a number of seconds, for example 60.')
    .int()
    .min(0, 'DATABASE_WAIT_SECONDS has to be 0 or more.')
    .max(3600, 'DATABASE_WAIT_SECONDS has to be 3600 or less.')
    .default(60),
  DATABASE_POOL: z.coerce.number().int().min(2, 'DATABASE_POOL has to be 2 or more.').max(200).default(20),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'LOG_LEVEL is one of silent, fatal, error, warn, info, debug, trace.',
    )
    .default('info'),
});

/** Names of every variable a process reads; a provider of KOMAWARI_OPENID_PROVIDERS has four more, which carry its word. */
export const VARIABLES: readonly string[] = [...Object.keys(environment.shape), ...SOCIAL_VARIABLES];

/** Everything the processes need to know, grouped by who needs it. */
export interface Config {
  env: 'development' | 'production' | 'test';
  http: { host: string; port: number; trustProxy: boolean | string[]; publicUrl: string };
  /** A process that starts waits this long for a database that is starting too. */
  database: { url: string; pool: number; waitInSeconds: number };
  /** Folder of the page store, the public images and the hashed front-end assets. */
  publicDir: string;
  /** The bucket of the page store, at the service of `objects`; null: readers are served from `publicDir`. */
  pagesBucket: string | null;
  /** Caches in front of the site. */
  purging: PurgeConfig;
  /** Folder for what is private: unfinished uploads, and originals when no S3 is configured. */
  dataDir: string;
  objects:
    | { kind: 'disk' }
    | {
        kind: 's3';
        endpoint: string;
        bucket: string;
        region: string;
        accessKey: string;
        secretKey: string;
        timeoutInSeconds: number;
      };
  /** What an account may upload in a day, what all may have on the way, and what uploads leave free on the disk. */
  uploads: { perDayInBytes: number; unfinishedInBytes: number; diskRestInBytes: number };
  mail: { smtpUrl: string | null; from: string };
  /** Where people write to the operator; null where the operator set none. */
  contact: string | null;
  /** In which language whoever has not chosen one is addressed. */
  language: Language;
  /** What every page is told: an ad script of the whole site, and where failures are reported to. Null: none. */
  site: { adScript: string | null; reports: string | null; recaptcha: boolean };
  /** Whether webhooks may lead to this machine, by http too; on a developer's machine only. */
  webhooks: { allowsLoopback: boolean };
  /** Sign-in with accounts elsewhere, and where a sign-in may begin. */
  social: SocialConfig;
  /** Selling of episodes; null where nothing is sold: then prices cannot be set, and nothing of the processor is loaded. */
  selling: SellingConfig | null;
  /** From where transfers to creators are paid; null where nobody said so. */
  transferFrom: TransferConfig | null;
  /** Who issues invoices; null: receipts are ordinary ones. */
  invoiceFrom: InvoiceConfig | null;
  /** Checks against robots by reCAPTCHA Enterprise; null without keys: then nothing is checked or loaded. */
  recaptcha: { endpoint: string; project: string; apiKey: string; scoreKey: string; checkboxKey: string } | null;
  /** A language model that words what the assistant of analytics finds; null: the rules' own sentences stand. */
  assistant: AssistantConfig | null;
  /** Root of every derived key (see kernel/secrets.ts): 32 characters or more. */
  secret: string;
  logLevel: string;
  /** Where a process can be looked at from outside. */
  observing: ObservingConfig;
}

/** A variable is missing or malformed; the message is one sentence per variable, for the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

function recaptchaOf(e: z.infer<typeof environment>): Config['recaptcha'] {
  const keys = [e.RECAPTCHA_PROJECT, e.RECAPTCHA_API_KEY, e.RECAPTCHA_SCORE_KEY, e.RECAPTCHA_CHECKBOX_KEY];
  const [project, apiKey, scoreKey, checkboxKey] = keys;
  if (project && apiKey && scoreKey && checkboxKey)
    return { endpoint: e.RECAPTCHA_ENDPOINT.replace(/\/$/, ''), project, apiKey, scoreKey, checkboxKey };
  if (keys.every((key) => !key)) return null;
  throw new ConfigError(
    'reCAPTCHA needs all of RECAPTCHA_PROJECT, RECAPTCHA_API_KEY, RECAPTCHA_SCORE_KEY and RECAPTCHA_CHECKBOX_KEY, or none.',
  );
}

/**
 * Reads and checks the environment. Throws ConfigError with one sentence per wrong variable.
 * An empty string counts as absent, because compose files pass unset variables that way.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  if (e.KOMAWARI_ENV === 'production' && !e.KOMAWARI_PUBLIC_URL) {
    throw new ConfigError(
      'KOMAWARI_PUBLIC_URL is missing. Mails and canonical URLs are written with it, for example https://komawari.example.',
    );
  }
  if (e.KOMAWARI_ENV === 'production' && e.KOMAWARI_WEBHOOKS_LOOPBACK === '1') {
    throw new ConfigError(
      'KOMAWARI_WEBHOOKS_LOOPBACK is for development: in production webhooks would reach into the server itself.',
    );
  }
  if (e.S3_ENDPOINT && !(e.S3_ACCESS_KEY && e.S3_SECRET_KEY)) {
    throw new ConfigError('S3_ENDPOINT is set, so S3_ACCESS_KEY and S3_SECRET_KEY are needed too.');
  }
  if (e.KOMAWARI_PAGES_BUCKET && !e.S3_ENDPOINT) {
    throw new ConfigError('KOMAWARI_PAGES_BUCKET is a bucket of the service that S3_ENDPOINT names, which is missing.');
  }
  if (e.KOMAWARI_PAGES_BUCKET && e.KOMAWARI_PAGES_BUCKET === e.S3_BUCKET) {
    throw new ConfigError(
      'KOMAWARI_PAGES_BUCKET is open to everybody and has to be another one than S3_BUCKET, where originals are.',
    );
  }
  const publicUrl = (e.KOMAWARI_PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, '');
  const sentences: string[] = [];
  const social = readSocialConfig(present, { isProduction: e.KOMAWARI_ENV === 'production', publicUrl }, sentences);
  const selling = readSellingConfig(e, e.KOMAWARI_ENV === 'production', sentences);
  const assistant = readAssistantConfig(e, e.KOMAWARI_ENV === 'production', sentences);
  const purging = readPurgeConfig(e, sentences);
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  return {
    env: e.KOMAWARI_ENV,
    http: { host: e.HOST, port: e.PORT, trustProxy: e.KOMAWARI_TRUST_PROXY, publicUrl },
    database: { url: e.DATABASE_URL, pool: e.DATABASE_POOL, waitInSeconds: e.DATABASE_WAIT_SECONDS },
    publicDir: e.KOMAWARI_PUBLIC ?? `${e.KOMAWARI_DATA}/public`,
    pagesBucket: e.KOMAWARI_PAGES_BUCKET ?? null,
    purging,
    dataDir: e.KOMAWARI_DATA,
    objects: e.S3_ENDPOINT
      ? {
          kind: 's3',
          endpoint: e.S3_ENDPOINT,
          bucket: e.S3_BUCKET,
          region: e.S3_REGION,
          accessKey: e.S3_ACCESS_KEY ?? '',
          secretKey: e.S3_SECRET_KEY ?? '',
          timeoutInSeconds: e.S3_TIMEOUT,
        }
      : { kind: 'disk' },
    uploads: {
      perDayInBytes: e.KOMAWARI_UPLOADS_PER_DAY,
      unfinishedInBytes: e.KOMAWARI_UNFINISHED_UPLOADS,
      diskRestInBytes: e.KOMAWARI_DISK_REST,
    },
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM },
    contact: e.KOMAWARI_CONTACT ?? null,
    language: e.KOMAWARI_LANGUAGE,
    site: {
      recaptcha: recaptchaOf(e) !== null,
      adScript: e.KOMAWARI_AD_SCRIPT ?? null,
      // Reports are about what readers meet; what fails on a developer's machine is seen there.
      reports: e.KOMAWARI_ENV === 'production' ? (e.KOMAWARI_REPORTS_URL ?? null) : null,
    },
    webhooks: { allowsLoopback: e.KOMAWARI_WEBHOOKS_LOOPBACK === '1' },
    social,
    selling,
    transferFrom: readTransferConfig(e, e.KOMAWARI_ENV === 'production'),
    invoiceFrom: readInvoiceConfig(e),
    recaptcha: recaptchaOf(e),
    assistant,
    secret: e.KOMAWARI_SECRET,
    logLevel: e.LOG_LEVEL,
    observing: readObservingConfig(e),
  };
}
