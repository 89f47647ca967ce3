import { flash } from '@komawari/ui/flash';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import type { UploadedImage, UploadSteps } from '../uploads/index.ts';
import { PageFaults } from './components/PageFaults.tsx';
import { toPageInputs, type DraftPage } from './pages.ts';
import { useDraftWithPages, type DraftState } from './useDraftWithPages.ts';

afterEach(() => {
  cleanup();
  flash.clear();
});

const imageOf = (id: string): UploadedImage => ({
  id,
  url: '',
  srcSet: '',
  width: 8,
  height: 8,
  focusX: 0.5,
  focusY: 0.5,
});
const pageOf = (key: string): DraftPage => ({
  key,
  id: key,
  path: '',
  image: imageOf(`saved-${key}`),
  uploadKey: null,
  altText: '',
  transcript: '',
  noSplit: false,
  isReplaced: false,
});
const fileOf = (name: string) => ({ file: new File(['k'], name, { type: 'image/png' }), path: name });

interface Pages {
  pages: readonly DraftPage[];
}

/** An edit of pages a and b whose uploads arrive when the test says so. */
function open() {
  let state!: DraftState<Pages>;
  const arrivals = new Map<string, () => void>();
  const steps: UploadSteps = {
    sendFile: ({ name }, { signal }) =>
      new Promise((resolve, reject) => {
        arrivals.set(name, () => resolve(name));
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    makeImage: async (uploadId) => ({ image: imageOf(uploadId) }),
    expandArchive: async () => ({
      entries: ['1.png', '2.png'].map((path) => ({ uploadId: path, path, size: 1 })),
    }),
  };
  const initial = { pages: [pageOf('a'), pageOf('b')] };
  function Edit() {
    state = useDraftWithPages<Pages>(initial, { type: 'PAGE', most: 200, steps });
    return <PageFaults draft={state.draft} uploads={state.uploads} />;
  }
  renderScreen(<Edit />);
  return {
    now: () => state,
    pictures: () => state.draft.pages.map(({ image }) => image?.id ?? null),
    /** Runs what a creator does, and everything that follows at once. */
    act: (change: (now: DraftState<Pages>) => void) => act(async () => change(state)),
    arrive: (name: string) => act(async () => arrivals.get(name)?.()),
  };
}

test('what is put back over an upload that finished meanwhile has its picture', async () => {
  const edit = open();
  await edit.act(({ addFiles }) => addFiles([fileOf('c.png')], 1));
  const before = edit.now().draft;
  await edit.act(({ change }) => change({ pages: [pageOf('a')] }));
  await edit.arrive('c.png');
  await edit.act(({ change }) => change(before));
  expect(edit.pictures()).toEqual(['saved-a', 'c.png', 'saved-b']);
  expect(edit.now().troubles).toEqual({ errors: [], working: [] });
});

test('an archive that was opened meanwhile is its pages when it is put back', async () => {
  const edit = open();
  await edit.act(({ addFiles }) => addFiles([fileOf('chapter.zip')], 2));
  const before = edit.now().draft;
  await edit.act(({ change }) => change({ pages: [] }));
  await edit.arrive('chapter.zip');
  await edit.act(({ change }) => change(before));
  expect(edit.pictures()).toEqual(['saved-a', 'saved-b', '1.png', '2.png']);
});

test('a page that was replaced meanwhile keeps the new picture', async () => {
  const edit = open();
  await edit.act(({ replace }) => replace('a', fileOf('new.png').file));
  const before = edit.now().draft;
  await edit.arrive('new.png');
  await edit.act(({ changePages }) => changePages(() => before.pages));
  expect(edit.pictures()).toEqual(['new.png', 'saved-b']);
});

test('a page that was taken out while its file was on its way comes back, and the file goes on', async () => {
  const edit = open();
  await edit.act(({ addFiles }) => addFiles([fileOf('c.png')], 1));
  const [, { key } = pageOf('')] = edit.now().draft.pages;
  let undo!: () => void;
  await edit.act(({ remove }) => {
    undo = remove(new Set([key]));
  });
  expect(edit.pictures()).toEqual(['saved-a', 'saved-b']);
  await edit.act(undo);
  expect(edit.now().troubles).toEqual({ errors: [], working: [2] });
  await edit.arrive('c.png');
  expect(edit.pictures()).toEqual(['saved-a', 'c.png', 'saved-b']);
});

test('undoing a removal leaves everything that was done since as it is', async () => {
  const edit = open();
  let undo!: () => void;
  await edit.act(({ remove }) => {
    undo = remove(new Set(['a']));
  });
  await edit.act(({ addFiles }) => addFiles([fileOf('c.png')], 1));
  await edit.arrive('c.png');
  await edit.act(({ changePages }) =>
    changePages((pages) => pages.map((page) => (page.key === 'b' ? { ...page, altText: '港' } : page))),
  );
  await edit.act(undo);
  expect(edit.pictures()).toEqual(['saved-a', 'saved-b', 'c.png']);
  expect(edit.now().draft.pages[1]?.altText).toBe('港');
});

test('a page without a picture and without a file on its way needs the creator, and is never left out in silence', async () => {
  const edit = open();
  await edit.act(({ addFiles }) => addFiles([fileOf('c.png')], 1));
  const before = edit.now().draft;
  await edit.act(({ reset }) => reset({ pages: [] }));
  await edit.act(({ change }) => change(before));
  expect(edit.now().troubles).toEqual({ errors: [2], working: [] });
  expect(screen.getByText(/c\.png: Its picture did not arrive\. Replace or remove it\./)).toBeTruthy();
  expect(toPageInputs(edit.now().draft.pages)).toHaveLength(2);
});

test.each([
  { chosen: 3, said: '' },
  { chosen: 198, said: '' },
  { chosen: 199, said: 'Only 200 fit: 1 left out' },
])(
  'of $chosen files beside two pages somebody hears of those that do not fit, and of nothing else',
  async ({ chosen, said }) => {
    const edit = open();
    const files = Array.from({ length: chosen }, (_, number) => fileOf(`${number}.png`));
    await edit.act(({ addFiles }) => addFiles(files, 2));
    expect(flash.get().body).toBe(said);
    expect(edit.now().draft.pages).toHaveLength(Math.min(200, chosen + 2));
  },
);

test('an archive whose pages fit says nothing of pages that were left out', async () => {
  const edit = open();
  await edit.act(({ addFiles }) => addFiles([fileOf('two.zip')], 2));
  await edit.arrive('two.zip');
  expect(edit.now().draft.pages).toHaveLength(4);
  expect(flash.get().body).toBe('');
});
