import type { ServerResponse } from 'node:http'
import type { Faults, Refusal } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import { newPlace } from '../service/place.ts'
import type { ZapierApp } from './app.ts'
import { newEditor } from './editor.ts'
import { answerEditor } from './editor-page.ts'
import type { Runner } from './runner.ts'
import { HOOKS, newRunner, RETURN } from './runner.ts'

export type { ConnectedAccount } from './account.ts'
export type { ZapierApp } from './app.ts'

type Endpoint = 'hooks'

export interface Zapier {
  url: string
  faults: Faults<Endpoint>
  /** Responses in order: `hooks 200`. */
  answered: string[]
  connect: Runner['connect']
  signIn: Runner['signIn']
  close: () => Promise<void>
}

const STATUSES: Record<Refusal, number> = {
  unauthorized: 401,
  forbidden: 403,
  quota: 429,
  rate_limited: 429,
  unavailable: 503,
}

export interface ZapierOptions {
  now?: () => number
  /** A file that keeps its port, and the account and Zaps of its page. Absent: any free port, and nothing is kept. */
  file?: string
  /** The app that people try on its page at `/`, by key and by consent, and the address that the page proposes. */
  tried?: { app: ZapierApp; appWithConsent: ZapierApp; origin: string }
}

/**
 * Zapier as far as apps need it: it runs an app's source, subscribes hooks and takes their events. Source:
 * https://docs.zapier.com/platform/build/cli-hook-trigger
 */
export async function startZapier({ now = Date.now, file, tried }: ZapierOptions = {}): Promise<Zapier> {
  const faults = newFaults<Endpoint>()
  const answered: string[] = []
  const place = { faults, answered, refuse }
  const address = newPlace()
  const runner = newRunner(now, (path) => `http://127.0.0.1:${address.port}${path}`)
  const editor = tried && newEditor({ ...tried, now, runner })
  const keep = keepIn(file, { address, ...(editor && { editor }) })
  const { url, close } = await listen(async (called, response) => {
    if ((called.path === '/' || called.path === RETURN) && editor)
      await answerEditor(editor, called, faults, response)
    else await guarded(place, 'hooks', response, async () => take(runner, called, response))
    keep()
  }, address.port)
  address.port = Number(new URL(url).port)
  keep()
  return { url, faults, answered, connect: runner.connect, signIn: runner.signIn, close }
}

async function take(runner: Runner, { method, path, body }: Called, response: ServerResponse): Promise<void> {
  // Before a Zap is on, its address answers everything alike.
  if (method === 'OPTIONS') return void response.writeHead(204).end()
  if (method !== 'POST' || !path.startsWith(HOOKS)) return void response.writeHead(404).end()
  const status = await runner.take(path, body)
  if (status === 410) return void response.writeHead(410).end()
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ status: 'success' }))
}

function refuse(refusal: Refusal, _endpoint: Endpoint, response: ServerResponse): void {
  response.writeHead(STATUSES[refusal], { 'content-type': 'application/json' }).end('{}')
}
