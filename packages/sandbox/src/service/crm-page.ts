import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import type { Faults } from './faults.ts'
import { changeHealth, healthOf, healthSection } from './health.ts'

/** What a customer database shows to a person on its page. */
export interface CrmShown {
  /** The service that it replaces. */
  service: string
  contacts: readonly string[]
  meetings: readonly string[]
  actions?: CrmActions
}

/** What a person can do to contacts on the page. */
export interface CrmActions {
  /** HTML, in the order of the contacts. */
  forms: readonly string[]
  perform: (form: URLSearchParams) => Promise<void>
  /** The latest events that the app was told of. */
  sent: readonly string[]
}

/** A page at `/` with contacts and meetings, and a switch that makes the service fail. The real service has no such page. */
export async function answerCrmPage<Endpoint extends string>(
  { service, contacts, meetings, actions }: CrmShown,
  { method, body }: { method: string; body: string },
  faults: Faults<Endpoint>,
  endpoints: readonly Endpoint[],
  response: ServerResponse,
): Promise<void> {
  const health = healthOf(faults, endpoints)
  if (method === 'POST') {
    const form = new URLSearchParams(body)
    if (!changeHealth(health, form)) await actions?.perform(form)
    return void response.writeHead(303, { location: '/' }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    page(
      'Sandbox: contacts and meetings',
      `<small>This is a stand-in on this machine, not ${service}.</small>${section('Contacts', contacts, actions?.forms)}${section('Meetings', meetings)}${actions ? section('Webhooks sent', actions.sent) : ''}
${healthSection(health)}`,
    ),
  )
}

/** `forms`: HTML below each entry. */
function section(title: string, entries: readonly string[], forms: readonly string[] = []): string {
  const list = entries.map((entry, index) => `<li>${escaped(entry)}${forms[index] ?? ''}</li>`)
  return `<section><h2>${title}</h2>${list.length > 0 ? `<ul>${list.join('')}</ul>` : '<p>None yet.</p>'}</section>`
}
