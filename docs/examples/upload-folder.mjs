#!/usr/bin/env node
// Uploads a folder of pages as a new episode. Node 20 or newer and nothing else. See docs/api.md.
//
//   export KOMAWARI_URL=https://komawari.example   # where the installation is; http://localhost:3000 when absent
//   export KOMAWARI_TOKEN=komawari_pat_...         # with READ_WORKS, WRITE_WORKS, UPLOAD_IMAGES, and PUBLISH for --publish
//   node upload-folder.mjs FOLDER --work WORK_ID [--title "Episode title"] [--publish]
//   node upload-folder.mjs FOLDER --new-work "Title of the work" [--title "Episode title"] [--publish]
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const origin = (process.env.KOMAWARI_URL ?? 'http://localhost:3000').replace(/\/$/, '');
const token = process.env.KOMAWARI_TOKEN ?? '';
const authorization = `Bearer ${token}`;

/** Ends the program with a sentence instead of a stack. */
class Failure extends Error {}

/** Sends one document. What can be fixed comes as `problems`, what is refused as `errors`; waits where it was too fast. */
async function graphql(query, variables) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) {
    const { code, retryAfter } = errors[0].extensions ?? {};
    if (code === 'RATE_LIMITED' && retryAfter <= 120) {
      await wait(retryAfter * 1000);
      return graphql(query, variables);
    }
    throw new Failure(errors[0].message);
  }
  const [payload] = Object.values(data);
  if (payload?.problems?.length > 0) throw new Failure(payload.problems.map(({ message }) => message).join('\n'));
  return payload;
}

/** Sends one file by the tus protocol and answers the id of the upload. After a break it goes on where it stopped. */
async function upload(name, bytes) {
  const tus = { 'tus-resumable': '1.0.0', authorization };
  const created = await fetch(`${origin}/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  if (created.status !== 201) throw new Failure(`${name}: ${await messageOf(created)}`);
  const address = new URL(created.headers.get('location'), origin);
  for (let offset = 0, tries = 0; offset < bytes.length; tries += 1) {
    if (tries === 5) throw new Failure(`${name}: the line broke five times.`);
    try {
      const sent = await fetch(address, {
        method: 'PATCH',
        headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        body: bytes.subarray(offset),
      });
      if (sent.status >= 400 && sent.status < 500) throw new Failure(`${name}: ${await messageOf(sent)}`);
      if (sent.ok) offset = Number(sent.headers.get('upload-offset'));
    } catch (error) {
      if (error instanceof Failure) throw error;
      await wait(1000 * (tries + 1));
      const head = await fetch(address, { method: 'HEAD', headers: tus });
      offset = Number(head.headers.get('upload-offset') ?? offset);
    }
  }
  return address.pathname.split('/').at(-1);
}

async function messageOf(response) {
  const text = await response.text();
  try {
    return JSON.parse(text).message;
  } catch {
    return `${response.status} ${text}`.trim();
  }
}

/** Makes a page's picture of a finished upload and answers its id. */
async function createImage(uploadId) {
  const { image } = await graphql(
    `
      mutation ($input: CreateImage2Input!) {
        createImage2(input: $input) {
          image {
            id
          }
          problems {
            message
          }
        }
      }
    `,
    { input: { uploadId, type: 'PAGE' } },
  );
  return image.id;
}

async function createWork(title) {
  const { work } = await graphql(
    `
      mutation ($workInput: WorkInput!) {
        createWork(workInput: $workInput) {
          work {
            id
          }
          problems {
            message
          }
        }
      }
    `,
    { workInput: { title } },
  );
  return work.id;
}

async function addEpisode(workId, episode) {
  const payload = await graphql(
    `
      mutation ($input: AddEpisodeInput!) {
        addEpisode(input: $input) {
          episode {
            id
          }
          problems {
            message
          }
        }
      }
    `,
    { input: { workId, episode } },
  );
  return payload.episode.id;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      work: { type: 'string' },
      'new-work': { type: 'string' },
      title: { type: 'string' },
      publish: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder || !token || Boolean(values.work) === Boolean(values['new-work']))
    throw new Failure('Set KOMAWARI_TOKEN and name a folder, and either --work ID or --new-work "Title".');

  const natural = new Intl.Collator('en', { numeric: true });
  const names = (await readdir(folder))
    .filter((name) => /\.(?:png|jpe?g|webp|avif)$/i.test(name))
    .toSorted(natural.compare);
  if (names.length === 0) throw new Failure(`There are no pictures in ${folder}.`);

  const pages = [];
  for (const name of names) {
    const imageId = await createImage(await upload(name, await readFile(join(folder, name))));
    pages.push({ imageId });
    console.log(`${pages.length} of ${names.length}: ${name}`);
  }
  const workId = values.work ?? (await createWork(values['new-work']));
  const episodeId = await addEpisode(workId, {
    ...(values.title ? { title: values.title } : {}),
    status: values.publish ? 'PUBLIC' : 'DRAFT',
    pages,
  });
  console.log(
    values.publish
      ? `Published: ${origin}/episodes/${episodeId}`
      : `Draft: ${origin}/workspace/manga/${workId}/episodes/${episodeId}/edit`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
}
