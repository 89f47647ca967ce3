import type { Page } from '@playwright/test';

/** A file as somebody drags it in. */
export type DraggedFile = { name: string; type: string; body: Buffer };

/** Drops files onto the window, in the order given, as a file manager does. */
export async function dropFiles(page: Page, files: readonly DraggedFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (received) => {
      const data = new DataTransfer();
      for (const { name, type, body } of received) {
        data.items.add(new File([Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))], name, { type }));
      }
      return data;
    },
    files.map(({ name, type, body }) => ({ name, type, body: body.toString('base64') })),
  );
  const target = page.locator('.drop');
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: transfer });
}

/** A PNG to drag. */
export const png = (name: string, body: Buffer): DraggedFile => ({ name, type: 'image/png', body });
