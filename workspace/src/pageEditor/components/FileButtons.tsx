import { forwardRef, useImperativeHandle, useRef } from 'react';
import { acceptedPages, acceptedReplacements, readChosenFiles, type ChosenFile } from '../../uploads/index.ts';

/** Opens the system's file picker from anywhere in the editor. */
export interface FilePicker {
  choosePages: () => void;
  chooseFolder: () => void;
  /** One picture for the page of that key. */
  chooseReplacement: (key: string) => void;
}

export interface FileButtonsProps {
  onPages: (files: readonly ChosenFile[]) => void;
  onReplacement: (key: string, file: File) => void;
}

/** The hidden inputs behind "Add pages", "Add a folder" and "Replace". */
export const FileButtons = forwardRef<FilePicker, FileButtonsProps>(function FileButtons(
  { onPages, onReplacement },
  ref,
) {
  const pages = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const single = useRef<HTMLInputElement>(null);
  const replaced = useRef('');
  useImperativeHandle(ref, () => ({
    choosePages: () => pages.current?.click(),
    chooseFolder: () => folder.current?.click(),
    chooseReplacement(key) {
      replaced.current = key;
      single.current?.click();
    },
  }));

  function take(input: HTMLInputElement, use: (files: File[]) => void): void {
    const files = [...(input.files ?? [])];
    // The same file chosen again is a change, too.
    input.value = '';
    if (files.length > 0) use(files);
  }

  // React's types do not know the attribute; every browser does.
  const wholeFolder = { webkitdirectory: '' };
  const hidden = { type: 'file', className: 'sr', tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <>
      <input
        {...hidden}
        ref={pages}
        data-testid="page-files"
        multiple
        accept={acceptedPages}
        onChange={(event) => take(event.target, (files) => onPages(readChosenFiles(files)))}
      />
      <input
        {...hidden}
        {...wholeFolder}
        ref={folder}
        onChange={(event) => take(event.target, (files) => onPages(readChosenFiles(files)))}
      />
      <input
        {...hidden}
        ref={single}
        accept={acceptedReplacements}
        onChange={(event) => take(event.target, ([file]) => file && onReplacement(replaced.current, file))}
      />
    </>
  );
});
