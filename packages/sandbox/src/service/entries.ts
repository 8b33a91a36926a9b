/** What stands in a calendar, and since when: whoever asks is told what changed. */
export class Entries<Entry> extends Map<string, Entry> {
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

  /** By id; what was removed is undefined. Undefined alone where the token is too old, or none. */
  changedSince(token: string): [id: string, entry: Entry | undefined][] | undefined {
    const [, epoch, revision] = /^(\d+)\.(\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
    if (epoch !== String(this.#epoch) || Number(revision) > this.#revision) return undefined
    return [...this.#changedAt].filter(([, at]) => at > Number(revision)).map(([id]) => [id, this.get(id)])
  }

  /** No token that was given is good any more. */
  expireTokens(): void {
    this.#epoch++
  }

  override set(id: string, entry: Entry): this {
    super.set(id, entry)
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

  /** To be kept, and brought back by `restore`: tokens that were given stay good. */
  toJSON(): object {
    return {
      epoch: this.#epoch,
      revision: this.#revision,
      changedAt: [...this.#changedAt],
      entries: [...this],
    }
  }

  restore(kept: unknown): void {
    const { epoch, revision, changedAt, entries } = kept as {
      epoch: number
      revision: number
      changedAt: [string, number][]
      entries: [string, Entry][]
    }
    for (const [id, entry] of entries) super.set(id, entry)
    for (const [id, at] of changedAt) this.#changedAt.set(id, at)
    this.#epoch = epoch
    this.#revision = revision
  }

  #note(ids: readonly string[]): void {
    this.#revision++
    for (const id of ids) this.#changedAt.set(id, this.#revision)
    this.#onChange()
  }
}
