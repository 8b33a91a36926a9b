import { escaped, page } from '../page.ts'

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
