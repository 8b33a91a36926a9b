import { createHash } from 'node:crypto'
import { DARK, LIGHT } from '@scheduling/domain'
import { Html } from '../../http/html.ts'

/** The product's look; light and dark follow the system. */
export const TOKENS = `
:root { color-scheme: light dark; ${variables(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }`

function variables(colors: typeof LIGHT): string {
  return Object.entries({
    ground: colors.canvas,
    surface: colors.surface,
    hover: colors.hover,
    hairline: colors.hairline,
    strong: colors.hairlineStrong,
    ink: colors.ink,
    dim: colors.inkDim,
    link: colors.link,
    chosen: colors.chosen,
    wrong: colors.bad,
  })
    .map(([name, color]) => `--${name}: ${color};`)
    .join(' ')
}

const STYLE = `${TOKENS}
* { box-sizing: border-box; }
html, body { height: 100%; }
body {
  margin: 0; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px; }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
ul { list-style: none; }
.top {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 12px 20px;
  background: var(--surface); border-bottom: 1px solid var(--hairline);
}
.top h1 { font-size: 20px; line-height: 28px; }
.top h1 a { color: inherit; }
.dim { color: var(--dim); }
.top form { display: flex; align-items: center; gap: 8px; margin-inline-start: auto; min-width: 0; }
select, button {
  height: 44px; padding: 0 12px; min-width: 0; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--strong); border-radius: 8px;
}
select { max-width: 260px; flex: 1 1 auto; }
button { flex: none; font-weight: 600; cursor: pointer; }
.count { flex: none; }
button:hover, select:hover { background: var(--hover); }
.panes { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(280px, 380px) 1fr; }
.list { overflow-y: auto; border-inline-end: 1px solid var(--hairline); background: var(--surface); }
.list li { border-bottom: 1px solid var(--hairline); }
.list li a { display: block; padding: 12px 20px; color: inherit; }
.list li a:hover { background: var(--hover); text-decoration: none; }
.list li a[aria-current] { background: var(--chosen); box-shadow: inset 3px 0 var(--link); }
[dir='rtl'] .list li a[aria-current] { box-shadow: inset -3px 0 var(--link); }
.row { display: flex; gap: 12px; justify-content: space-between; }
.cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
.subject { font-weight: 600; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
.time { flex: none; font-variant-numeric: tabular-nums; }
.older { display: block; padding: 12px 20px; text-align: center; }
.mail { min-width: 0; min-height: 0; overflow-y: auto; display: flex; flex-direction: column; }
.head { padding: 20px 24px 0; background: var(--surface); border-bottom: 1px solid var(--hairline); }
.head h2 { font-size: 20px; line-height: 28px; overflow-wrap: anywhere; }
.head dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; padding: 8px 0 4px; }
.head dt { color: var(--dim); }
.head dd { overflow-wrap: anywhere; }
.tabs { display: flex; flex-wrap: wrap; gap: 0 20px; }
.tabs a { padding: 12px 0; min-height: 44px; color: var(--dim); border-bottom: 2px solid transparent; }
.tabs a[aria-current] { color: var(--ink); border-color: var(--link); font-weight: 600; }
.tabs .end { margin-inline-start: auto; }
.part { flex: 1 0 auto; display: flex; flex-direction: column; }
iframe { flex: 1; width: 100%; min-height: 480px; border: 0; background: var(--ground); }
pre { margin: 0; padding: 24px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/22px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.part section { padding: 20px 24px; }
.part section + section { border-top: 1px solid var(--hairline); }
.part h3 { margin: 0 0 8px; font-size: 14px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 16px 6px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--hairline); overflow-wrap: anywhere; white-space: pre-wrap; }
th { color: var(--dim); font-weight: 400; white-space: nowrap; width: 1%; }
[dir='rtl'] th, [dir='rtl'] td { padding: 6px 0 6px 16px; }
td small { color: var(--dim); display: block; }
details pre { padding: 12px; margin-top: 8px; background: var(--ground); border: 1px solid var(--hairline); border-radius: 8px; font-size: 13px; line-height: 20px; }
summary { cursor: pointer; color: var(--link); padding: 8px 0; }
.alone { grid-column: 1 / -1; }
.empty { margin: auto; padding: 48px 24px; max-width: 420px; text-align: center; }
.empty h2 { font-size: 20px; line-height: 28px; padding-bottom: 8px; }
.empty svg { width: 56px; height: 56px; color: var(--strong); margin-bottom: 16px; }
.back { display: none; }
@media (max-width: 800px) {
  html, body { height: auto; min-height: 100%; }
  .panes { display: block; }
  .list { border: 0; overflow: visible; }
  .panes.reading .list, .panes:not(.reading) .mail:not(.alone) { display: none; }
  .top { padding: 12px 16px; }
  .top form { margin: 0; width: 100%; }
  .top label { display: none; }
  .top:has(+ .reading) > :not(h1) { display: none; }
  .tabs .end { margin-inline-start: 0; }
  select { max-width: none; }
  .head, .part section, pre { padding-inline: 16px; }
  .list li a { padding-inline: 16px; }
  .head { padding-top: 8px; }
  .head h2 { font-size: 17px; line-height: 24px; }
  .head dl { gap: 2px 12px; }
  .back { display: block; padding: 12px 0; min-height: 44px; }
  iframe { min-height: 75vh; }
  tr, th, td { display: block; width: auto; }
  th { padding: 8px 0 0; border: 0; }
  td { padding: 0 0 8px; }
  [dir='rtl'] th { padding: 8px 0 0; }
  [dir='rtl'] td { padding: 0 0 8px; }
}
`

const hash = createHash('sha256').update(STYLE).digest('base64')

/** Kept whole, because the policy contains the hash of exactly this text. */
export const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`)

/** No script and no other origin: the page can only show things. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** For the HTML of a mail: no script, and an origin of its own. Links open outside the sandbox. */
export const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https: http:',
  "frame-ancestors 'self'",
].join('; ')
