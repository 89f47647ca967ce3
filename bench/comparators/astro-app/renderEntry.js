import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

export const render = async (path) => (await app.render(new Request(new URL(path, 'http://site.invalid')))).text();
