import { createHash } from 'node:crypto'
import { Html } from '../../http/html.ts'
import { TOKENS } from '../mailbox/style.ts'

const STYLE = `${TOKENS}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 15px/24px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px; }
h1, h2, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 24px; line-height: 32px; padding-bottom: 20px; }
h2 { font-size: 16px; line-height: 24px; padding-bottom: 8px; }
section { padding: 20px 0; border-top: 1px solid var(--hairline); }
.well { padding-bottom: 20px; color: var(--dim); }
.problems {
  border: 0; border-inline-start: 3px solid var(--wrong);
  padding-block: 4px; padding-inline: 16px 0; margin-bottom: 24px;
}
.problems ul { list-style: none; display: grid; gap: 12px; overflow-wrap: anywhere; }
a { color: inherit; }
dl { display: grid; grid-template-columns: minmax(120px, 220px) 1fr; gap: 6px 20px; }
dt { color: var(--dim); }
dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
@media (max-width: 560px) {
  dl { display: block; }
  dd { padding-bottom: 12px; }
}
`

const hash = createHash('sha256').update(STYLE).digest('base64')

/** Kept whole, because the policy contains the hash of exactly this text. */
export const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`)

/** No script and no other origin: the page can only show things. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
