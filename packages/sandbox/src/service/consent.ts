import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'

interface Consent {
  /** The service's usual name. */
  service: string
  email: string
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
  { service, email, path, query, fields = '', allow, deny }: Consent,
): void {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  sendPage(
    response,
    200,
    'Sandbox: sign in',
    `<small>This is a stand-in on this machine, not ${service}.</small><h1>Allow access to ${escaped(email)}?</h1>
<form method="post" action="${path}">${kept.join('')}${fields}
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
