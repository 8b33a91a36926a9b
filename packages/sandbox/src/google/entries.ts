import type { GoogleEvent } from './event.ts'

/** What stands in a calendar, and since when: whoever asks is told what changed. */
export class Entries extends Map<string, GoogleEvent> {
  #revision = 0
  // Older tokens are refused.
  #epoch = 0
  readonly #changedAt = new Map<string, number>()
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    super()
    this.#onChange = onChange
  }

  /** From where to go on. */
  get token(): string {
    return Buffer.from(`${this.#epoch}.${this.#revision}`).toString('base64url')
  }

  /** Undefined where the token is too old, or none. */
  changedSince(token: string): GoogleEvent[] | undefined {
    const [, epoch, revision] = /^(\d+)\.(\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
    if (epoch !== String(this.#epoch) || Number(revision) > this.#revision) return undefined
    return [...this.#changedAt]
      .filter(([, at]) => at > Number(revision))
      .map(([id]) => this.get(id) ?? goneEvent(id))
  }

  /** No token that was given is good any more. */
  expireTokens(): void {
    this.#epoch++
  }

  override set(id: string, event: GoogleEvent): this {
    super.set(id, event)
    this.#note([id])
    return this
  }

  override delete(id: string): boolean {
    const isGone = super.delete(id)
    if (isGone) this.#note([id])
    return isGone
  }

  override clear(): void {
    const ids = [...this.keys()]
    super.clear()
    if (ids.length > 0) this.#note(ids)
  }

  #note(ids: readonly string[]): void {
    this.#revision++
    for (const id of ids) this.#changedAt.set(id, this.#revision)
    this.#onChange()
  }
}

/** Of one that was deleted the service says little else. */
function goneEvent(id: string): GoogleEvent {
  return { id, status: 'cancelled', start: {}, end: {} }
}
