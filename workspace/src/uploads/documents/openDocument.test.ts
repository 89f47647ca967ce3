import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { afterEach, describe, expect, test } from 'vitest';
import { checkFile, checkPageFile, kindOf } from '../checkFile.ts';
import { openDocument } from './openDocument.ts';

const named = (name: string, type = '', size = 10) => ({ name, type, size });

afterEach(() => inLanguage('en'));

describe('what a file is', () => {
  test.each([
    ['ch01.PDF', '', 'document'],
    ['ch01', 'application/pdf', 'document'],
    ['p01.psd', '', 'document'],
    ['p01.psb', '', 'document'],
    ['p01', 'image/vnd.adobe.photoshop', 'document'],
    ['ch01.cbz', '', 'archive'],
    ['p01.png', 'image/png', 'picture'],
    ['ch01.pdf.png', 'image/png', 'picture'],
  ])('%s %s', (name, type, kind) => expect(kindOf(named(name, type))).toBe(kind));

  test('a document or an archive may become pages, never a cover', () => {
    for (const name of ['ch01.pdf', 'p01.psd', 'ch01.zip']) {
      expect(checkPageFile(named(name))).toBeNull();
      expect(checkFile(named(name))).toBe('Not an image. Use PNG, JPEG, WebP, AVIF or GIF.');
    }
  });

  test('too large and empty are said before the wait', () => {
    expect(checkPageFile(named('ch01.pdf', '', 501 * 1024 ** 2))).toBe('501.0 MB, limit 500 MB. Split it in two.');
    expect(checkPageFile(named('ch01.pdf', '', 0))).toBe('The file is empty. Export it again.');
  });
});

describe('a document', () => {
  test('that is neither PDF nor PSD inside is refused, whatever its name', async () => {
    const file = new File(['PK\u0003\u0004 and more'], 'ch01.pdf');
    await expect(openDocument(file)).rejects.toThrow('This is neither a PDF nor a PSD. Export it again.');
  });

  test('that cannot be read any more says so', async () => {
    const gone = new File(['%PDF-1.7'], 'ch01.pdf');
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as never;
    await expect(openDocument(gone)).rejects.toThrow('The file cannot be read any more. Choose it again.');
  });

  test('is refused in Japanese, too', async () => {
    await inLanguage('ja');
    expect(checkPageFile(named('ch01.pdf', '', 501 * 1024 ** 2))).toBe(
      '501.0 MBあります（上限500 MB）。2つに分けてください。',
    );
    const file = new File(['PK\u0003\u0004 and more'], 'ch01.pdf');
    await expect(openDocument(file)).rejects.toThrow('PDFでもPSDでもありません。');
  });
});
