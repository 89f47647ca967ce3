import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

const ORIGIN = 'http://localhost:3000';
let test: TestApp;
let workId: string;
let episodeId: string;

beforeAll(async () => {
  test = await createTestApp();
  const creator = await test.signUpCreator('Embedded');
  const pages = [{ imageId: await test.addImage(creator) }];
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
    { w: { title: '灯 "<b>"&' }, e: { title: '', status: 'PUBLIC', pages } },
    creator,
  );
  workId = data.createWork.work.id;
  episodeId = data.createWork.episode.id;
});
afterAll(() => test.close());

const ask = (url: string, more = '') => test.app.inject(`/oembed?url=${encodeURIComponent(url)}${more}`);

it('describes a work, an episode and a creator with a card of plain HTML', async () => {
  for (const [path, title] of [
    [`/works/${workId}`, '灯 "<b>"&'],
    [`/works/${workId}/episodes/1`, '灯 "<b>"&'],
    [`/episodes/${episodeId}?utm_source=x#p3`, '灯 "<b>"& 第1話'],
    ['/@embedded/manga', 'Embedded 先生'],
  ] as const) {
    const answer = await ask(ORIGIN + path, '&format=json');
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
      path,
      200,
      'application/json; charset=utf-8',
    ]);
    const embed = answer.json();
    expect(embed).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Komawari',
      title,
      author_name: 'Embedded 先生',
      author_url: `${ORIGIN}/@Embedded`,
      thumbnail_width: 1200,
    });
    expect(embed.html).not.toMatch(/<script|<iframe|<b>| on\w+=|style=/);
    const picture = await test.app.inject(embed.thumbnail_url.replace(ORIGIN, ''));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

it('describes a page below the prefix of a language as itself, with links that stay there', async () => {
  for (const [path, canonical] of [
    [`/works/${workId}`, `/works/${workId}`],
    [`/works/${workId}/episodes/1/`, `/works/${workId}`],
    [`/episodes/${episodeId}?utm_source=x#p3`, `/episodes/${episodeId}`],
    ['/@embedded/manga', '/@Embedded'],
  ] as const) {
    const plain = (await ask(ORIGIN + path)).json();
    const embed = (await ask(`${ORIGIN}/ja${path}`)).json();
    expect(embed).toMatchObject({
      title: plain.title,
      author_url: `${ORIGIN}/ja/@Embedded`,
      thumbnail_url: plain.thumbnail_url,
    });
    expect(embed.html).toContain(`cite="${ORIGIN}/ja${canonical}"`);
    for (const [, link] of embed.html.matchAll(/<a href="([^"]+)"/g)) expect(link).toContain(`${ORIGIN}/ja/`);
    // The prefix of the installation's own language leads to the URL without.
    expect((await ask(`${ORIGIN}/en${path}`)).json()).toEqual(plain);
  }
});

it('is worded in the language of the page', async () => {
  const wordsOf = async (path: string) => (await ask(ORIGIN + path)).json().html.replaceAll(/<[^>]*>/g, '');
  const title = '灯 &#34;&#60;b&#62;&#34;&#38;';
  expect(await wordsOf(`/works/${workId}`)).toBe(`${title} by Embedded 先生 on Komawari`);
  expect(await wordsOf(`/ja/works/${workId}`)).toBe(`Embedded 先生さんの「${title}」 | Komawari`);
  expect(await wordsOf('/@embedded')).toBe('Embedded 先生 on Komawari');
  expect(await wordsOf('/ja/@embedded')).toBe('Embedded 先生さん | Komawari');
});

it('says the same in XML', async () => {
  const json = (await ask(`${ORIGIN}/works/${workId}`)).json();
  const answer = await ask(`${ORIGIN}/works/${workId}`, '&format=xml');
  expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
  expect(XMLValidator.validate(answer.body)).toBe(true);
  expect(new XMLParser().parse(answer.body).oembed).toMatchObject({
    title: json.title,
    html: json.html,
    width: json.width,
  });
});

it.each([[1200], [400], [120], [40]])('stays inside %i pixels', async (most) => {
  const embed = (await ask(`${ORIGIN}/works/${workId}`, `&maxwidth=${most}&maxheight=${most}`)).json();
  expect(embed.width).toBeLessThanOrEqual(most);
  expect(embed.height).toBeLessThanOrEqual(most);
  expect(embed.thumbnail_width ?? 0).toBeLessThanOrEqual(most);
  const [, width = '0'] = /width="(\d+)"/.exec(embed.html) ?? [];
  expect(Number(width)).toBeLessThanOrEqual(most);
});

it.each([
  ['', 404],
  ['not an address', 404],
  ['https://elsewhere.example/works/w1', 404],
  ['http://localhost:3000@elsewhere.example/', 404],
  ['http://localhost:3000/works/w0000000000000000000a', 404],
  ['http://localhost:3000/new_works', 404],
  ['http://localhost:3000/ja', 404],
  ['http://localhost:3000/ja/', 404],
  ['http://localhost:3000/ja/works/w0000000000000000000a', 404],
  ['http://localhost:3000/ja/ja/@embedded', 404],
  ['http://localhost:3000/fr/@embedded', 404],
  ['http://localhost:3000/%', 404],
  ['javascript:alert(1)', 404],
])('the address %j answers %i', async (url, status) => {
  expect((await ask(url)).statusCode).toBe(status);
});

it('asks for what is missing, and names the formats there are', async () => {
  expect((await test.app.inject('/oembed')).statusCode).toBe(400);
  expect((await ask(`${ORIGIN}/works/${workId}`, '&maxwidth=many')).statusCode).toBe(400);
  expect((await ask(`${ORIGIN}/works/${workId}`, '&format=yaml')).statusCode).toBe(501);
});
