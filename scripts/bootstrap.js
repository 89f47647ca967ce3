// The first line of `npm start` and `npm test`. It runs on whatever Node the machine has, before anything is installed,
// so it is plain JavaScript and imports no package. It makes sure that the packages are there, then hands over to
// the Node 24 among them.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const oldestNode = 20;

/** @type {Record<string, string>} */
const commands = { start: 'scripts/src/start.ts', test: 'scripts/src/test.ts' };

/** Ends with a sentence for the person at the keyboard. @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** @param {string} file @returns {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean, peer?: boolean }> } | null} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing, or cut short by an interrupted installation: both mean "not installed".
    return null;
  }
}

/** Do the installed packages match package-lock.json? npm writes down what it installed as its last step. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed || !existsSync(ownNode)) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const found = installed.packages[path];
    // Packages for other machines are optional and absent.
    if (!path.includes('node_modules/') || (!found && entry.optional)) return true;
    return found !== undefined && found.version === entry.version;
  });
}

/** @param {string} said */
function explainFailure(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(said)) {
    return 'The packages could not be downloaded: npm reaches no registry. Connect to the internet, or tell npm about your proxy (npm config set proxy …), and start again.';
  }
  if (/ENOSPC/.test(said))
    return 'The packages do not fit on the disk. They need about 1.5 GB: make room and start again.';
  if (/EACCES|EPERM/.test(said))
    return `The packages could not be written. Make ${root} belong to you and start again.`;
  return 'The packages could not be installed; npm says why above. Start again when that is solved.';
}

async function install() {
  console.log('Installing packages. The first time this takes a minute or two.');
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()} s`), 15000);
  // Under npm, npm_execpath is the npm that was called; development packages are needed even with NODE_ENV=production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: /** @type {const} */ (['ignore', 'inherit', 'pipe']) };
  const child =
    npm && /\.c?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
    process.stderr.write(chunk);
  });
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      said += String(error);
      resolve(1);
    });
    child.on('close', resolve);
  });
  clearInterval(ticker);
  if (code !== 0 || !isInstalled()) refuse(explainFailure(said));
  console.log(`Installed packages in ${seconds()} s.`);
}

/** New things get as much room as a burst of requests fills; V8's own measure is meant for machines with nothing else on them. */
const memoryFlags = ['--max-semi-space-size=8'];

/** Runs a command of scripts/src on Node 24 and ends as it ends. @param {string} file @param {string[]} args */
function handOver(file, args) {
  // The channel tells the command when this process is gone, so that nothing keeps running on its own.
  // Files are written and compressed on Node's pool of threads, whose size has to be known before it starts. There is no
  // compile cache: Node keeps what it read from it, 40 to 60 MB, for as long as it runs, to save a second of each start.
  const env = {
    UV_THREADPOOL_SIZE: '12',
    // Threads that make pictures would each keep what they once needed.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
  };
  const child = spawn(ownNode, [...memoryFlags, join(root, file), ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    shell: process.platform === 'win32',
  });
  // Ctrl-C reaches the whole group; a signal sent to this process alone has to be passed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => refuse(`${ownNode} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

const [name = '', ...args] = process.argv.slice(2);
const file = commands[name];
if (!file) refuse('Say what to do: npm start, or npm test.');
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  refuse(
    `Komawari needs Node ${oldestNode} or newer, and this is ${process.versions.node}. Install a newer Node and start again.`,
  );
}
if (!isInstalled()) await install();
handOver(file, args);
