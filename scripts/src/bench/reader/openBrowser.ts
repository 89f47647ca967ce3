import { chromiumPath } from '@komawari/ui/testing/browser';
import { comparatorsDir } from '../comparators.ts';
import type { BenchOptions } from '../Bench.ts';

type Launcher = {
  launch(settings: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
};

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium for programs that talk to it. @returns the port of its debugger */
export async function openBrowser({ atEnd }: BenchOptions): Promise<number> {
  const launcher = (await import(`${comparatorsDir}/node_modules/chrome-launcher/dist/index.js`)) as Launcher;
  const browser = await launcher.launch({ chromePath: chromiumPath, chromeFlags: flags });
  atEnd(() => browser.kill());
  return browser.port;
}
