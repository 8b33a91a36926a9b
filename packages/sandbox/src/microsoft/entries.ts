/** An event as the Graph has it. Times are local to their zone, without an offset. */
export interface MicrosoftEvent {
  id: string
  subject: string
  start: { dateTime: string; timeZone: string }
  end: { dateTime: string; timeZone: string }
  isAllDay?: boolean
  isCancelled?: boolean
  showAs?: 'free' | 'tentative' | 'busy' | 'oof' | 'workingElsewhere' | 'unknown'
  responseStatus?: { response: string }
  attendees?: { emailAddress: { address: string }; status?: { response: string } }[]
  transactionId?: string
  isOnlineMeeting?: boolean
  onlineMeeting?: { joinUrl: string } | null
  [field: string]: unknown
}

/** What stands in a calendar, and since when: whoever asks is told what changed. */
export class Entries extends Map<string, MicrosoftEvent> {
  #revision = 0
  #epoch = 0
  readonly #changedAt = new Map<string, number>()
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    super()
    this.#onChange = onChange
  }

  get token(): string {
    return `${this.#epoch}.${this.#revision}`
  }

  /** What was removed has its id alone. Undefined where the token is too old, or none. */
  changedSince(token: string): (MicrosoftEvent | { id: string; '@removed': object })[] | undefined {
    const [, epoch, revision] = /^(\d+)\.(\d+)$/.exec(token) ?? []
    if (epoch !== String(this.#epoch)) return undefined
    return [...this.#changedAt]
      .filter(([, at]) => at > Number(revision))
      .map(([id]) => this.get(id) ?? { id, '@removed': { reason: 'deleted' } })
  }

  expireTokens(): void {
    this.#epoch++
  }

  override set(id: string, event: MicrosoftEvent): this {
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

/** In milliseconds; times here are in UTC. */
export function instantOf({ dateTime }: { dateTime: string }): number {
  return Date.parse(`${dateTime.slice(0, 23)}Z`)
}
