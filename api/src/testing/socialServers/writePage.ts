/** A field of the form of a stand-in. */
export interface PageField {
  name: string;
  label: string;
  value: string;
  isCheckbox?: boolean;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page on which a stand-in asks who comes. It says what it is: nobody is to mistake it for the real service. */
export function writePage(title: string, query: Record<string, string>, fields: readonly PageField[]): string {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  const inputs = fields
    .map(({ name, label, value, isCheckbox }) =>
      isCheckbox
        ? `<label class="row"><input type="checkbox" name="${name}" value="1" checked> ${label}</label>`
        : `<label>${label}<input name="${name}" value="${escape(value)}"></label>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:26rem;color-scheme:light dark}
h1{font-size:1.25rem}label{display:block;margin:.75rem 0}input:not([type=checkbox]){display:block;width:100%;box-sizing:border-box;padding:.5rem;font:inherit}
button{padding:.5rem 1rem;font:inherit;margin:.75rem .5rem 0 0}p{border-left:4px solid #c7341a;padding-left:.75rem}</style>
<h1>${escape(title)}</h1><p>This page runs on your own machine and plays the service for development and tests. Be whoever you like; there is no password.</p>
<form action="decide">${hidden}${inputs}<button name="decision" value="allow">Continue</button><button name="decision" value="deny">Cancel</button></form></html>`;
}
