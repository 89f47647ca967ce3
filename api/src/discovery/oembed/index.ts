export { serveOEmbed } from './serveOEmbed.ts';
