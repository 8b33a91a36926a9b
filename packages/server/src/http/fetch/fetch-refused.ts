/** Why a page was not read. For whoever runs the server; others get `told`. */
export type FetchRefusal =
  | 'address' // not http(s), or an address that cannot be read
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
  /** The status or the type that came instead; never anything of the body. */
  readonly found: string | undefined
  constructor(reason: FetchRefusal, found?: string) {
    super(found === undefined ? reason : `${reason}: ${found}`)
    this.reason = reason
    this.found = found
  }

  /**
   * For whoever named the address, as a program reads it; a person gets a sentence from the catalogue. A name that is not
   * there and one that is there inside are the same: else accounts would be maps of the network.
   */
  get told(): string {
    if (this.reason === 'private_address' || this.reason === 'no_such_host') return 'not_public'
    return this.found ? `${this.reason} ${this.found}` : this.reason
  }
}
