/** The look of the product, in the few rules these pages need: they load nothing from elsewhere. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fbf8f2;--surface:#fff;--sunken:#f2ede3;--ink:#17130f;--ink-2:#4b443b;--ink-3:#6a6157;--rule:#ded6c7;--edge:#8b8174;--fill:#c7341a;--fill-2:#a82912;--on-fill:#fff;--indigo:#234173;--ok:#2c6a3b;--warn:#80560a;--warn-soft:#f8ebcf;--danger:#9c1339;--danger-soft:#f9e4e9;--focus:#1b4fc4;--scrim:rgb(23 19 15/.62)}
@media(prefers-color-scheme:dark){:root{--paper:#0f0d0b;--surface:#181512;--sunken:#070605;--ink:#f4eee2;--ink-2:#cbc3b5;--ink-3:#a1988a;--rule:#332d27;--edge:#7d7366;--fill:#f2603f;--fill-2:#ff7b5c;--on-fill:#1a0803;--indigo:#9fbcf0;--ok:#8ccb95;--warn:#e5b85c;--warn-soft:#2e220a;--danger:#ff8aa6;--danger-soft:#3a0f1b;--focus:#8fb4ff;--scrim:rgb(0 0 0/.72)}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr;grid-template-columns:minmax(0,1fr);background:var(--paper);color:var(--ink);font:15px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif}
svg{width:1rem;height:1rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
a{color:var(--indigo)}
.band{display:flex;gap:.2rem .75rem;align-items:center;justify-content:center;padding:.7rem 1rem;background:var(--warn-soft);color:var(--warn);border-bottom:1.5px dashed currentColor;font-size:.8125rem;font-weight:700;text-align:center}
.pay{display:grid;gap:2rem;padding:1.25rem 1.25rem 2rem;align-content:start;max-width:62rem;width:100%;margin-inline:auto}
.pay>*{min-width:0}
@media(min-width:600px){.pay{align-content:center;padding-block:2rem}}
@media(min-width:960px){.pay{grid-template-columns:minmax(0,1fr) 27rem;gap:5rem;align-items:center}}
.stack{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}.stack--lg{gap:1.5rem}.stack--sm{gap:.5rem}
.small{font-size:.8125rem}.tiny{font-size:.75rem}.muted{color:var(--ink-3)}.soft{color:var(--ink-2)}.num{font-variant-numeric:tabular-nums}
.back{display:inline-flex;gap:.4rem;align-items:center;min-height:2.75rem;width:fit-content;color:inherit;font-weight:600;font-size:.8125rem;text-decoration:none}
.back:hover{text-decoration:underline}
.figure{font-size:2.75rem;font-weight:800;letter-spacing:-.025em;line-height:1.05}
@media(min-width:600px){.figure{font-size:3.25rem}}
.item{display:flex;gap:.75rem;align-items:flex-start;border-top:1px solid var(--rule);padding-top:1rem}
.item img{width:8.5rem;aspect-ratio:3/2;object-fit:cover;background:var(--sunken);flex:none}
.item h1{font-size:.9375rem;overflow-wrap:anywhere}
ul{list-style:none;padding:0}
.facts li{display:flex;gap:.4rem;align-items:center}.facts svg{color:var(--ok)}
.box{background:var(--surface);border:1px solid var(--rule);padding:1rem}
@media(min-width:600px){.box{padding:1.5rem}}
h2{font-size:1.0625rem}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0 0 1rem;font-size:1.0625rem;font-weight:700}
.card{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:.1rem .7rem;padding:.65rem .8rem;border:1px solid var(--rule);background:var(--surface);align-items:center;min-height:2.75rem;cursor:pointer}
.card:has(:checked){border:2px solid var(--ink);padding:calc(.65rem - 1px) calc(.8rem - 1px)}
.card:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
.card input{appearance:none;width:1.05rem;height:1.05rem;border:1.5px solid var(--edge);border-radius:50%;margin:0;outline:0}
.card input:checked{border:5px solid var(--fill)}
.card b{font-weight:600}.card small{grid-column:2/-1;color:var(--ink-3);font-size:.75rem}.card span{color:var(--ink-3);font-size:.75rem;white-space:nowrap;font-variant-numeric:tabular-nums}
@media(max-width:599px){.card span{grid-column:2;grid-row:3}}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:2.75rem;padding:0 1.125rem;border:1.5px solid transparent;border-radius:2px;font:inherit;font-weight:600;cursor:pointer;background:none;color:inherit}
.btn--primary{min-height:3.25rem;font-size:1.0625rem;width:100%;background:var(--fill);color:var(--on-fill)}.btn--primary:hover{background:var(--fill-2)}
.btn--ink{width:100%;background:var(--ink);color:var(--paper)}.btn--line{width:100%;border-color:var(--ink);background:var(--surface)}
.btn[aria-disabled=true]{opacity:.6;cursor:progress}
.notice{display:flex;gap:.6rem;padding:.7rem .9rem;border-left:4px solid var(--danger);background:var(--danger-soft);font-size:.8125rem}.notice svg{color:var(--danger);margin-top:.15rem}.notice[hidden]{display:none}
dialog{margin:auto;background:var(--surface);color:inherit;border:2px solid var(--ink);padding:1.5rem;width:calc(100% - 2rem);max-width:24rem;border-radius:2px}
dialog::backdrop{background:var(--scrim)}
.label{display:inline-flex;gap:.4rem;align-items:center;padding:.1rem .5rem;border:1.5px dashed var(--warn);color:var(--warn);font-size:.75rem;font-weight:700}
.list{padding:1.25rem;max-width:74rem;width:100%;margin-inline:auto;align-content:start}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.8125rem}th,td{text-align:left;padding:.45rem .8rem .45rem 0;border-bottom:1px solid var(--rule);vertical-align:middle;white-space:nowrap}th{color:var(--ink-3);font-weight:600}
td form{display:inline-flex;gap:.35rem}td .btn{min-height:2rem;padding:0 .6rem;border-color:var(--edge);font-size:.75rem}
code{font:.75rem ui-monospace,SFMono-Regular,Consolas,monospace}
`;
