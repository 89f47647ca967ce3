import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromiumPath } from '@komawari/ui/testing/browser';
import { Refusal } from './Refusal.ts';
import { environment } from './config.ts';

/** What the tests need from the system: the browser, letters for Japanese text, and the web server of production. */
const needed = [
  { package: 'chromium-headless-shell', isThere: () => existsSync(chromiumPath) },
  { package: 'nginx', isThere: () => existsSync('/usr/sbin/nginx') },
  { package: 'fonts-noto-cjk', isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc') },
];

const listMissing = () => needed.filter((part) => !part.isThere()).map((part) => part.package);

function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    // A non-zero exit is the answer: it is not there.
    return false;
  }
}

async function runAptGet(args: string[]): Promise<number> {
  const child = spawn('apt-get', ['-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code] = await once(child, 'close');
  return code;
}

/** Installs Chromium, nginx and Japanese fonts where they are missing, which takes the rights of root on Debian or Ubuntu. */
export async function installBrowser(): Promise<void> {
  const missing = listMissing();
  if (missing.length === 0) return;
  const command = `apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !hasProgram('apt-get')) {
    throw new Refusal(
      `The tests need ${missing.join(', ')}. Install them (on Debian and Ubuntu: sudo ${command}) and start again.`,
    );
  }
  console.log(`Installing ${missing.join(', ')} (apt-get).`);
  await runAptGet(['update']);
  const code = await runAptGet(['install', '--no-install-recommends', ...missing]);
  if (code !== 0 || listMissing().length > 0) {
    throw new Refusal(
      `${command} did not succeed; its reason is above. Install ${listMissing().join(', ')} and start again.`,
    );
  }
}
