/** Why a page was not read. This is for the operator; others get `told`. */
export type FetchRefusal =
  | 'address' // not http(s), or cannot be parsed
  | 'port'
  | 'private_address'
  | 'no_such_host'
  | 'no_answer'
  | 'certificate'
  | 'timeout'
  | 'status'
  | 'too_many_redirects'
  | 'too_large'
  | 'not_a_page'

export class FetchRefused extends Error {
  readonly reason: FetchRefusal
  /** The unexpected status or type, never anything from the body. */
  readonly found: string | undefined
  constructor(reason: FetchRefusal, found?: string) {
    super(found === undefined ? reason : `${reason}: ${found}`)
    this.reason = reason
    this.found = found
  }

  /**
   * For the person who entered the address, as a code; the catalog has the sentence. An unknown name and an
   * internal one give the same result: otherwise accounts could map our network.
   */
  get told(): string {
    if (this.reason === 'private_address' || this.reason === 'no_such_host') return 'not_public'
    return this.found ? `${this.reason} ${this.found}` : this.reason
  }
}
