const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;color:#1b2430;background:#fff}small{color:#4a5563}button{font:inherit;padding:.6rem 1.2rem;border-radius:8px;border:1px solid #8a94a3;background:#fff;color:inherit;min-height:44px}button[value=allow]{background:#0064b5;border-color:#0064b5;color:#fff}label{display:block;margin:.4rem 0}'

/** What a person sees who is asked; all of it is sent back with the answer. */
export function consentPage(query: URLSearchParams, email: string): string {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const scopes = (query.get('scope') ?? '')
    .split(' ')
    .map(
      (scope) =>
        `<label><input type="checkbox" name="granted" value="${escaped(scope)}" checked> ${escaped(scope)}</label>`,
    )
  return page(
    'Sandbox: sign in',
    `<small>This is a stand-in on this machine, not Google.</small><h1>Allow access to ${escaped(email)}?</h1>
<form method="post" action="/o/oauth2/v2/auth">${kept.join('')}${scopes.join('')}
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Cancel</button></p></form>`,
  )
}

export function problemPage(problem: string): string {
  return page('Sandbox: refused', `<h1>Error 400: ${escaped(problem)}</h1>`)
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>${body}</html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
