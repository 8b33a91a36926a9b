import type { ServerResponse } from 'node:http'
import { answerOutreachPage } from './outreach-page.ts'
import type { OutreachEndpoint, Workspace } from './outreach-workspace.ts'
import { ENDPOINTS, newWorkspace } from './outreach-workspace.ts'
import type { Faults, Refusal } from './faults.ts'
import { guarded, newFaults } from './faults.ts'
import { keepIn } from './kept.ts'
import type { Called } from './listen.ts'
import { listen } from './listen.ts'
import { newPace } from './pace.ts'
import { newPlace } from './place.ts'
import { answersTooLong } from './too-long.ts'

export interface OutreachTool {
  /** `http://127.0.0.1:PORT` */
  url: string
  /** What opens the account. */
  key: string
  workspace: Workspace
  faults: Faults<OutreachEndpoint>
  /** Does not take leads with this in their address. */
  rejects: (part: string | undefined) => void
  /** Answers are 10 MB long. */
  answersAtLength: (isOn: boolean) => void
  /** The key opens nothing any more. */
  revoke: () => void
  allow: () => void
  /** The most calls in any of its periods. */
  busiest: () => number
  /** Responses in order: `POST /leads 200`. */
  answered: string[]
  close: () => Promise<void>
}

export interface OutreachOptions {
  key?: string
  now?: () => number
  /** A file for its data. Absent: the data ends with the process. */
  file?: string | undefined
}

/** How one tool differs from the others. */
export interface OutreachManners {
  service: string
  /** Where a call belongs, for faults. */
  endpointOf: (call: Called) => OutreachEndpoint
  /** What opens the account in a call. */
  keyIn: (call: Called) => string | undefined
  newId: (number: number) => string
  pace: { periodMs: number; most: number }
  refuse: (refusal: Refusal, endpoint: string, response: ServerResponse) => void
  answer: (call: Called, workspace: Workspace, response: ServerResponse) => void
}

/** One account of an outreach tool. */
export async function startOutreachTool(
  { key = 'trial-key-0123456789', now = Date.now, file }: OutreachOptions,
  manners: OutreachManners,
): Promise<OutreachTool> {
  const kept = { changed: () => {} }
  const workspace = newWorkspace(manners.newId, () => kept.changed())
  const place = newPlace()
  kept.changed = keepIn(file, { workspace, place })
  if (workspace.campaigns.length === 0) {
    workspace.addCampaign('Founders in spring')
    workspace.addCampaign('Agencies, second try', true)
  }
  const faults = newFaults<OutreachEndpoint>()
  const pace = newPace(now, manners.pace.periodMs, manners.pace.most)
  const answered: string[] = []
  const state = { isLong: false, isOpen: true }

  const answer = async (call: Called, response: ServerResponse) => {
    const { method, path, body } = call
    if (path === '/')
      return answerOutreachPage(manners.service, workspace, { method, body }, faults, ENDPOINTS, response)
    const endpoint = manners.endpointOf(call)
    const work = () => {
      if (!pace.take()) return manners.refuse('rate_limited', endpoint, response)
      if (state.isLong) answersTooLong(response)
      if (!state.isOpen || manners.keyIn(call) !== key)
        return manners.refuse('unauthorized', endpoint, response)
      manners.answer(call, workspace, response)
    }
    return guarded(
      { faults, answered, refuse: manners.refuse },
      endpoint,
      response,
      work,
      `${method} ${path}`,
    )
  }
  const { url, close } = await listen(answer, place.port)
  place.port = Number(new URL(url).port)
  return {
    url,
    key,
    workspace,
    faults,
    answered,
    rejects: (part) => void (workspace.blocked = part),
    answersAtLength: (isOn) => void (state.isLong = isOn),
    revoke: () => void (state.isOpen = false),
    allow: () => void (state.isOpen = true),
    busiest: pace.busiest,
    close,
  }
}

export function send(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

/** The fields of a body in JSON or of a form. Undefined: neither. */
export function fieldsIn({ body, headers }: Called): Record<string, unknown> | undefined {
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body))
  try {
    const read = JSON.parse(body) as unknown
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
