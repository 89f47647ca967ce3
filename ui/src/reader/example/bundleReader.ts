import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

export interface ReaderBundle {
  /** What a browser gets, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Bytes after brotli of these files (given as the names of their modules) and of all they need at once. */
  sizeOf(modules: readonly string[]): number;
  readonly totalSize: number;
}

/** Texts of one language, as each build of the site has them (site/src/build/oneLanguage.ts). */
const inEnglish: Plugin = {
  name: 'in-english',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/messages\/\w+\.js$/ }, ({ path }) => ({
      contents: `export { default } from './${basename(path, '.js')}.en.js';`,
      resolveDir: join(path, '..'),
    }));
    onResolve({ filter: /\/language\/index\.ts$/ }, () => ({
      path: join(import.meta.dirname, '../../language/built/index.ts'),
      sideEffects: false,
    }));
  },
};

/** Bundles the reader the way a front end does: a small core, and chunks that are fetched when they are needed. */
export async function bundleReader(entry = join(import.meta.dirname, 'main.ts')): Promise<ReaderBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: '/reader',
    define: { KOMAWARI_BUILT_LANGUAGE: '"en"' },
    plugins: [inEnglish],
  });
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path), brotliCompressSync(contents).length]));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));

  const addNeeded = (name: string, needed: Set<string>) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const { path, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === 'import-statement') addNeeded(basename(path), needed);
    }
  };
  const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [path, contents])),
    sizeOf(modules) {
      const needed = new Set<string>();
      for (const module of modules) {
        const found = [...outputs].find(([, { entryPoint }]) => entryPoint?.endsWith(`/${module}`));
        if (!found) throw new Error(`No chunk starts with ${module}.`);
        addNeeded(found[0], needed);
      }
      return sum(needed);
    },
    totalSize: sum(sizes.keys()),
  };
}
