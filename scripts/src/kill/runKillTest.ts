import { Refusal } from '../Refusal.ts';
import { createRandom, type Random } from './chooseCall.ts';
import { createDriver, type Driver } from './createDriver.ts';
import type { AtEnd } from '../runInterruptible.ts';
import { type Findings, inspectConverged, inspectFiles, readPages, readTruth } from './inspectStore.ts';
import { type Stage, openStage } from './openStage.ts';
import { type ServerProcess, startServer } from './ServerProcess.ts';

export type KillOptions = {
  rounds: number;
  seed: number;
  /** Undoes what was set up when the test is ended before its end. */
  atEnd?: AtEnd;
  onRound?: (round: number, facts: string) => void;
};

export type KillReport = {
  findings: Findings;
  /** Milliseconds from the restart until nothing was left to do, per round. */
  convergedAfterMs: number[];
  confirmed: number;
  unknown: number;
};

type Role = ServerProcess['role'];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const timeoutInMilliseconds = 60_000;

/** Whether no change waits to be expanded and no page to be drawn. */
async function isIdle(stage: Stage): Promise<boolean> {
  const rows = await stage.app.services.database.query(
    'findWaiting',
    'SELECT 1 FROM stale_pages UNION ALL SELECT 1 FROM content_changes WHERE expanded_at IS NULL AND changed_at <= now() LIMIT 1',
  );
  return rows.length === 0;
}

async function awaitIdle(stage: Stage): Promise<boolean> {
  const until = Date.now() + timeoutInMilliseconds;
  while (Date.now() < until) {
    if (await isIdle(stage)) return true;
    await wait(25);
  }
  return false;
}

/** Draws everything again from the database: whatever differs from what lies there was a lost change. */
async function findLost(stage: Stage): Promise<Findings> {
  const builds = await stage.app.services.database.query('listBuilds', 'SELECT build_id FROM site_builds');
  if (builds.length > 1)
    throw new Refusal('The site was built again while the processes were being killed. Start over when nobody builds.');
  const before = await readPages(stage);
  const { counts, failures } = await stage.app.publisher.exportSite();
  const after = await readPages(stage);
  const findings = failures.map(({ path, reason }) => `${path} cannot be drawn: ${reason}`);
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(file) !== after.get(file))
      findings.push(`${file} was old: ${difference(before.get(file), after.get(file))}`);
  }
  if (counts.rendered + counts.removed > 0 && findings.length === 0)
    findings.push('a picture was not where it belongs');
  return findings;
}

/** Where two texts part, with a little around it. */
function difference(before = '', after = ''): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 80));
  return `${around(before)} became ${around(after)}`;
}

const chooseVictims = (dice: number): Role[] => (dice < 2 ? ['worker'] : dice === 2 ? ['api'] : ['worker', 'api']);

type Play = { stage: Stage; driver: Driver; random: Random; processes: Map<Role, ServerProcess> };

/** One kill: publishes for a moment, kills, looks at the files, starts again, waits, and looks at everything. */
async function playRound({ stage, driver, random, processes }: Play) {
  const victims = chooseVictims(random(4));
  driver.start();
  await wait(50 + random(700));
  await Promise.all(victims.map((role) => processes.get(role)!.kill()));
  const findings = await inspectFiles(stage, 'after the kill');
  await driver.stop();
  const restartedAt = Date.now();
  await Promise.all(victims.map(async (role) => processes.set(role, await startServer(role, stage.env))));
  const isConverged = await awaitIdle(stage);
  const took = Date.now() - restartedAt;
  if (!isConverged) findings.push(`still not done after ${took} ms`);
  findings.push(
    ...(await inspectFiles(stage, 'after the restart')),
    ...(await inspectConverged(stage)),
    ...(await findLost(stage)),
  );
  const { versions } = await readTruth(stage);
  for (const [name, version] of driver.confirmed) {
    if ((versions.get(name) ?? -1) < version) findings.push(`the confirmed change ${name} v${version} is not there`);
  }
  return { victims, took, findings };
}

/** Kills processes of a running installation at random moments of publishing and withdrawing, and looks at what is left. */
export async function runKillTest({ rounds, seed, atEnd, onRound }: KillOptions): Promise<KillReport> {
  const stage = await openStage();
  const processes = new Map<Role, ServerProcess>();
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= Promise.all([...processes.values()].map((one) => one.kill())).then(() => stage.close()));
  atEnd?.(close);
  const report: KillReport = { findings: [], convergedAfterMs: [], confirmed: 0, unknown: 0 };
  try {
    for (const role of ['api', 'worker'] as const) processes.set(role, await startServer(role, stage.env));
    await awaitIdle(stage);
    await stage.app.publisher.exportSite();
    const random = createRandom(seed);
    const driver = await createDriver(stage, random);
    for (let round = 1; round <= rounds; round++) {
      const { victims, took, findings } = await playRound({ stage, driver, random, processes });
      report.convergedAfterMs.push(took);
      report.findings.push(...findings.map((finding) => `round ${round}: ${finding}`));
      onRound?.(round, [`${victims.join(' and ')} killed, converged in ${took} ms`, ...findings].join('\n    '));
    }
    report.confirmed = driver.counts.confirmed;
    report.unknown = driver.counts.unknown;
    return report;
  } finally {
    await close();
  }
}
