import { randomBytes, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { send } from './answers.ts'

export interface ZoomMeeting {
  id: number
  topic: string
  type: number
  start_time: string
  duration: number
  agenda: string
  join_url: string
}

/** Meetings by id. */
export class Meetings extends Map<number, ZoomMeeting> {
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    super()
    this.#onChange = onChange
  }

  override set(id: number, meeting: ZoomMeeting): this {
    super.set(id, meeting)
    this.#onChange()
    return this
  }

  override delete(id: number): boolean {
    this.#onChange()
    return super.delete(id)
  }

  /** For storage; `restore` loads it again. */
  toJSON(): object {
    return [...this]
  }

  restore(kept: unknown): void {
    for (const [id, meeting] of kept as [number, ZoomMeeting][]) super.set(id, meeting)
  }
}

export interface ZoomUser {
  id: string
  account_id: string
  email: string
  type: number
  timezone: string
}

interface Call {
  method: string
  path: string
  body: string
}

/** One call of the API: https://developers.zoom.us/docs/api/meetings/ */
export function answerApi(
  { method, path, body }: Call,
  user: ZoomUser,
  meetings: Meetings,
  response: ServerResponse,
): void {
  if (method === 'GET' && path === '/users/me') return send(response, 200, user)
  if (method === 'GET' && path === '/users/me/meetings')
    return send(response, 200, { page_size: 300, meetings: [...meetings.values()] })
  if (method === 'POST' && path === '/users/me/meetings') {
    const asked = JSON.parse(body) as Partial<ZoomMeeting>
    const isWhole = asked.type === 2 && !Number.isNaN(Date.parse(asked.start_time ?? '')) && asked.duration
    if (!isWhole) return send(response, 400, { code: 300, message: 'Validation Failed.' })
    // Does not fit into 32 bits.
    const id = randomInt(80_000_000_000, 89_999_999_999)
    const join_url = `https://zoom.us/j/${id}?pwd=${randomBytes(8).toString('hex')}`
    const made = { ...(asked as ZoomMeeting), id, join_url }
    meetings.set(id, made)
    return send(response, 201, { host_email: user.email, ...made })
  }
  const id = Number(/^\/meetings\/(\d+)$/.exec(path)?.[1])
  const zoomMeeting = meetings.get(id)
  if (!zoomMeeting) return send(response, 404, { code: 3001, message: `Meeting does not exist: ${id}.` })
  if (method === 'PATCH') meetings.set(id, { ...zoomMeeting, ...(JSON.parse(body) as object) })
  else if (method === 'DELETE') meetings.delete(id)
  else return send(response, 200, zoomMeeting)
  response.writeHead(204).end()
}
