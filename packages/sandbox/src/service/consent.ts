import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import { accountOf } from './grants.ts'

interface Consent {
  /** The service's usual name. */
  service: string
  /** One of them is chosen, at first the one that the request names. */
  accounts: readonly [{ email: string }, ...{ email: string }[]]
  /** Where the form is sent. */
  path: string
  /** Sent back in full with the choice. */
  query: URLSearchParams
  /** The requested access, as the service shows it. */
  fields?: string
  allow: string
  deny: string
}

/** The consent page. */
export function sendConsent(
  response: ServerResponse,
  { service, accounts, path, query, fields = '', allow, deny }: Consent,
): void {
  const { email } = accountOf(accounts, query.get('login_hint'))
  const kept = [...query]
    .filter(([name]) => name !== 'login_hint')
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  const choice = accounts.map(
    (one) => `<option${one.email === email ? ' selected' : ''}>${escaped(one.email)}</option>`,
  )
  const asWho = `<p><label>Account <select name="login_hint">${choice.join('')}</select></label></p>`
  sendPage(
    response,
    200,
    'Sandbox: sign in',
    `<small>This is a stand-in on this machine, not ${service}.</small><h1>Allow access to ${escaped(email)}?</h1>
<form method="post" action="${path}">${kept.join('')}${accounts.length > 1 ? asWho : ''}${fields}
<p><button name="decision" value="allow">${allow}</button> <button name="decision" value="deny">${deny}</button></p></form>`,
  )
}

export function sendProblem(response: ServerResponse, problem: string): void {
  sendPage(response, 400, 'Sandbox: refused', `<h1>Error 400: ${escaped(problem)}</h1>`)
}

/** Redirects back with the result. */
export function leadBack(
  response: ServerResponse,
  asked: URLSearchParams,
  answer: Record<string, string>,
): void {
  const target = new URL(String(asked.get('redirect_uri')))
  target.searchParams.set('state', asked.get('state') ?? '')
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value)
  response.writeHead(302, { location: target.href }).end()
}

function sendPage(response: ServerResponse, status: number, title: string, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(page(title, body))
}
