// Such as mail programs make a link of: with any scheme, or where a path follows (`bit.ly/x`). A degree before a stroke
// looks like one, too, and is read again with a space between.
const LINKS = [/:\/\//, /\bwww\./i, /[.。][^\s\d.。/()]{2,}\/\S/]

/** Whether a name has a web address in it: it is sent to others, who would take it for ours. */
export function hasWebAddress(name: string): boolean {
  // Letters as wide as Chinese ones, and others, are read as plain ones.
  const plain = name.normalize('NFKC')
  return LINKS.some((link) => link.test(plain))
}

const WITHOUT_SCHEME = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*(?::\d+)?(?:[/?#]|$)/u

/** An address as people type it: `example.org/x` means https. What is none stays as it is. */
export function withScheme(typed: string): string {
  const address = typed.trim()
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : address
}
