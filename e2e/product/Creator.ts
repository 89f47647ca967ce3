import { randomInt, randomUUID } from 'node:crypto';
import { expect, type BrowserContext } from '@playwright/test';
import { getProduct } from '../config.ts';
import { drawPage, pageSize } from '../drawing/drawPage.ts';
import { readMail } from './readMail.ts';

/** An episode and the work it belongs to, as they were published. */
export type PublishedEpisode = { workId: string; episodeId: string; revision: number };

export type NewWork = {
  title: string;
  tags?: string[];
  /** How many pages the first episode has; they carry the numbers 1, 2, 3. */
  pages?: number;
  /** Pictures made already; takes the place of `pages`. */
  imageIds?: string[];
  direction?: 'RIGHT_TO_LEFT' | 'LEFT_TO_RIGHT' | 'TOP_TO_BOTTOM';
  status?: 'DRAFT' | 'PUBLIC' | 'FAN_ONLY';
  hasCover?: boolean;
  rating?: 'ALL_AGES' | 'MATURE';
  episodeTitle?: string;
  startPosition?: 'FORMER' | 'LATTER';
};

type Answer = { data?: Record<string, never> | null; errors?: { message: string }[] };

/**
 * Somebody with an account who talks to the API directly. What a journey is not about is prepared this way; the journey
 * itself happens in the browser.
 */
export class Creator {
  readonly email: string;
  readonly password = 'a quiet harbour in winter';
  readonly screenName: string;
  readonly displayName: string;
  #token = '';
  /** Limits count by network address; every creator comes from one of their own. */
  readonly #address = `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

  private constructor(screenName: string, displayName: string) {
    this.screenName = screenName;
    this.displayName = displayName;
    this.email = `${screenName}@example.jp`;
  }

  /** Signs somebody up, by the mail that is sent. */
  static async signUp(displayName: string): Promise<Creator> {
    const creator = new Creator(`c_${randomUUID().slice(0, 8)}`, displayName);
    await creator.ask(
      'mutation SendSignUpLink($input: SendSignUpLinkInput!) { sendSignUpLink(input: $input) { sentTo } }',
      {
        input: { emailAddress: creator.email },
      },
    );
    const link = new URL(await readMail(creator.email));
    await creator.#identify('sign_up', {
      encryptedEmail: link.searchParams.get('encryptedEmail'),
      password: creator.password,
    });
    await creator.ask(
      'mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { user { id } problems { message } } }',
      { input: { screenName: creator.screenName, displayName } },
    );
    await creator.signInAgain();
    return creator;
  }

  /** The path of this creator's own site. */
  get path(): string {
    return `/@${this.screenName}`;
  }

  /** A new token: tokens live for minutes, and the one of the sign-up knows no profile. */
  async signInAgain(): Promise<void> {
    await this.#identify('sign_in', { email: this.email, password: this.password });
  }

  /** Makes a browser this creator's. */
  async signIn(context: BrowserContext): Promise<void> {
    const answer = await context.request.post(`${getProduct().url}/identity/sign_in`, {
      headers: { 'x-forwarded-for': this.#address, 'x-komawari-client': 'web' },
      data: { email: this.email, password: this.password },
    });
    expect(answer.status()).toBe(200);
  }

  /** Runs an operation as this creator. Refusals throw; problems are in the answer. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the shape is the document's
  async ask(query: string, variables: object = {}): Promise<any> {
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1];
    const response = await this.#post(`/graphql?opname=${name}`, { query, variables });
    const { data, errors } = (await response.json()) as Answer;
    if (!data || errors) throw new Error(`${name}: ${errors?.map(({ message }) => message).join(' ')}`);
    return data;
  }

  /** Uploads a picture and has it made; returns its id. */
  async makeImage(body: Buffer, type: 'PAGE' | 'COVER' | 'ILLUSTRATION' = 'PAGE'): Promise<string> {
    const response = await fetch(`${getProduct().url}/uploads`, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'tus-resumable': '1.0.0',
        'upload-length': String(body.length),
        'upload-metadata': `filename ${Buffer.from('page.png').toString('base64')}`,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(body),
    });
    const uploadId = response.headers.get('location')?.split('/').at(-1);
    const { createImage2 } = await this.ask(
      'mutation CreateImage2($input: CreateImage2Input!) { createImage2(input: $input) { image { id } problems { message } } }',
      { input: { uploadId, type } },
    );
    expect(createImage2.problems).toEqual([]);
    return createImage2.image.id;
  }

  /** Draws and uploads pages with the numbers 1, 2, 3. */
  async makePages(count: number): Promise<string[]> {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    return Promise.all(numbers.map(async (number) => this.makeImage(await drawPage(number))));
  }

  /** Makes a work with its first episode, public unless said otherwise. */
  async publishWork(work: NewWork): Promise<PublishedEpisode> {
    const { title, tags = [], pages = 1, direction = 'RIGHT_TO_LEFT', status = 'PUBLIC' } = work;
    const imageIds = work.imageIds ?? (await this.makePages(pages));
    const coverImageId = work.hasCover ? await this.makeImage(await drawPage(100, pageSize), 'COVER') : null;
    const { createWork } = await this.ask(
      `mutation CreateWork($workInput: WorkInput!, $episodeInput: EpisodeInput!) {
        createWork(workInput: $workInput, episodeInput: $episodeInput) {
          work { id } episode { id revision } problems { message }
        }
      }`,
      {
        workInput: {
          title,
          tagTitles: tags,
          scrollDirection: direction,
          coverImageId,
          commentIsOpen: true,
          rating: work.rating ?? 'ALL_AGES',
        },
        episodeInput: {
          title: work.episodeTitle ?? '',
          status,
          startPosition: work.startPosition ?? 'LATTER',
          pages: imageIds.map((imageId) => ({ imageId })),
        },
      },
    );
    expect(createWork.problems).toEqual([]);
    return { workId: createWork.work.id, episodeId: createWork.episode.id, revision: createWork.episode.revision };
  }

  /** Adds an episode to a work. */
  async addEpisode(workId: string, episode: object): Promise<PublishedEpisode> {
    const { addEpisode } = await this.ask(
      `mutation AddEpisode($input: AddEpisodeInput!) {
        addEpisode(input: $input) { episode { id revision } problems { message } }
      }`,
      { input: { workId, episode } },
    );
    expect(addEpisode.problems).toEqual([]);
    return { workId, episodeId: addEpisode.episode.id, revision: addEpisode.episode.revision };
  }

  /** Publishes an illustration with pictures of the numbers 1, 2, 3; returns its id. */
  async publishIllustration(title: string, pictures: number): Promise<string> {
    const numbers = Array.from({ length: pictures }, (_, index) => index + 1);
    const imageIds = await Promise.all(
      numbers.map(async (number) => this.makeImage(await drawPage(number), 'ILLUSTRATION')),
    );
    const { createIllustration } = await this.ask(
      `mutation createIllustration($input: CreateIllustrationInput!) {
        createIllustration(input: $input) { illustration { id } problems { message } }
      }`,
      { input: { illustration: { title, isOpen: true, images: imageIds.map((imageId) => ({ imageId })) } } },
    );
    expect(createIllustration.problems).toEqual([]);
    return createIllustration.illustration.id;
  }

  /** Puts a work from elsewhere and one from here into the portfolio; returns their ids in it. */
  async fillPortfolio(workId: string): Promise<{ externalWorkId: string; komawariWorkId: string }> {
    const { addPortfolioWorkExternal } = await this.ask(
      `mutation AddPortfolioWorkExternal($input: AddPortfolioWorkExternalInput!) {
        addPortfolioWorkExternal(input: $input) { changedId problems { message } }
      }`,
      { input: { title: '駅前の壁画', urls: [{ title: '記録', url: 'https://example.com/wall' }] } },
    );
    expect(addPortfolioWorkExternal.problems).toEqual([]);
    const { addPortfolioWorkKomawaris } = await this.ask(
      `mutation AddPortfolioWorkKomawaris($input: AddPortfolioWorkKomawarisInput!) {
        addPortfolioWorkKomawaris(input: $input) { portfolio { komawariWorks(first: 1) { edges { node { id } } } } problems { message } }
      }`,
      { input: { workIds: [workId] } },
    );
    expect(addPortfolioWorkKomawaris.problems).toEqual([]);
    return {
      externalWorkId: addPortfolioWorkExternal.changedId,
      komawariWorkId: addPortfolioWorkKomawaris.portfolio.komawariWorks.edges[0].node.id,
    };
  }

  get #headers(): Record<string, string> {
    return {
      'x-forwarded-for': this.#address,
      'x-komawari-client': 'web',
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
    };
  }

  #post(path: string, body: object): Promise<Response> {
    return fetch(getProduct().url + path, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #identify(name: string, body: object): Promise<void> {
    this.#token = '';
    const response = await this.#post(`/identity/${name}`, body);
    const answer = (await response.json()) as { token?: string; message?: string };
    if (!answer.token) throw new Error(`${name}: ${answer.message}`);
    this.#token = answer.token;
  }
}
