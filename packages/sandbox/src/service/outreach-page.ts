import type { ServerResponse } from 'node:http'
import { escaped, page } from '../page.ts'
import type { Faults } from './faults.ts'
import type { OutreachEndpoint, Workspace } from './outreach-workspace.ts'
import { changeHealth, healthOf, healthSection } from './health.ts'

/** A page at `/` with campaigns and leads, and a switch that makes the service fail. The real service has no such page. */
export function answerOutreachPage(
  service: string,
  { campaigns, leads }: Workspace,
  { method, body }: { method: string; body: string },
  faults: Faults<OutreachEndpoint>,
  endpoints: readonly OutreachEndpoint[],
  response: ServerResponse,
): void {
  const health = healthOf(faults, endpoints)
  if (method === 'POST') {
    changeHealth(health, new URLSearchParams(body))
    return void response.writeHead(303, { location: '/' }).end()
  }
  const sections = campaigns.map(({ id, name, isDraft }) => {
    const own = leads
      .filter(({ campaignId }) => campaignId === id)
      .map(({ email, profile, fields, state, tags }) =>
        [
          email || profile,
          ...Object.values(fields),
          ...tags,
          state === 'booked' ? 'has booked' : 'gets messages',
        ].join(', '),
      )
    return `<section><h2>${escaped(isDraft ? `${name} (draft)` : name)}</h2><ul>${own.map((entry) => `<li>${escaped(entry)}</li>`).join('')}</ul></section>`
  })
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    page(
      'Sandbox: campaigns and leads',
      `<small>This is a stand-in on this machine, not ${service}.</small>${sections.join('')}
${healthSection(health)}`,
    ),
  )
}
