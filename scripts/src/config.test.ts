import { expect, it } from 'vitest';
import { readStartConfig, root } from './config.ts';

it('starts on port 3000 with the demo and keeps its data in .data when nothing is said', () => {
  expect(readStartConfig({})).toEqual({ port: 3000, dataDir: `${root}/.data`, wantsDemo: true });
});

it('takes an empty variable as unset', () => {
  expect(readStartConfig({ PORT: '', KOMAWARI_DATA: '', KOMAWARI_DEMO: '' }).port).toBe(3000);
});

it('says of every wrong variable what is wrong with it', () => {
  const start = () => readStartConfig({ PORT: 'http', KOMAWARI_DEMO: 'no' });
  expect(start).toThrow('PORT is "http"');
  expect(start).toThrow('KOMAWARI_DEMO is "no"');
});

it.each(['-1', '65536', '3000.5', '0x10'])('refuses %s as a port', (port) => {
  expect(() => readStartConfig({ PORT: port })).toThrow('whole number from 0 to 65535');
});
