const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;color:#1b2430;background:#fff}small{color:#4a5563}button{font:inherit;padding:.6rem 1.2rem;border-radius:8px;border:1px solid #8a94a3;background:#fff;color:inherit;min-height:44px}button[value=allow]{background:#0064b5;border-color:#0064b5;color:#fff}label{display:flex;gap:.5rem;align-items:center;margin:.4rem 0;overflow-wrap:anywhere}input:not([type=checkbox]),select{font:inherit;flex:1;min-width:0;min-height:44px;padding:0 .6rem;border:1px solid #8a94a3;border-radius:8px;background:#fff;color:inherit}pre{max-height:20rem;overflow:auto;padding:.8rem;border-radius:8px;background:#f2f4f7;font-size:13px}[role=alert]{color:#b3261e}ul{padding-inline-start:1.2rem;overflow-wrap:anywhere}'

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>${body}</html>`
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
