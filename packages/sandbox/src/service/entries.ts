/** The entries of a calendar with their versions, so that callers can ask what has changed. */
export class Entries<Entry> extends Map<string, Entry> {
  #revision = 0
  // Tokens of earlier epochs are refused.
  #epoch = 0
  readonly #changedAt = new Map<string, number>()
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    super()
    this.#onChange = onChange
  }

  /** Where to continue. */
  get token(): string {
    return Buffer.from(`${this.#epoch}.${this.#revision}`).toString('base64url')
  }

  /**
   * Changes by id; the entry is undefined if it was removed. Undefined as a whole if the token is too old or
   * invalid.
   */
  changedSince(token: string): [id: string, entry: Entry | undefined][] | undefined {
    const [, epoch, revision] = /^(\d+)\.(\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
    if (epoch !== String(this.#epoch) || Number(revision) > this.#revision) return undefined
    return [...this.#changedAt].filter(([, at]) => at > Number(revision)).map(([id]) => [id, this.get(id)])
  }

  /** Makes all earlier tokens invalid. */
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

  /** For storage; `restore` loads it again. Earlier tokens stay valid. */
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
