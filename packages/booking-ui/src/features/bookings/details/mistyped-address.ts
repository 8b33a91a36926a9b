// Domains of most people's addresses.
const USUAL = ['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']
// Real domains that are one typo away from those.
const OTHERS = /^(?:e|y)?mail\.com$|^cloud\.com$/

/**
 * The right address for a mistyped one: `dana@gmail.com` for `dana@gmial.com`. Null if nothing looks wrong, or if the
 * text may be the beginning of a right address.
 */
export function suggestedAddress(email: string, isWhole: boolean): string | null {
  const address = email.trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || /\s/.test(address) || OTHERS.test(domain) || USUAL.includes(domain)) return null
  const suggested = USUAL.find((usual) => isSlip(domain, usual) && (isWhole || !usual.startsWith(domain)))
  return suggested ? address.slice(0, at + 1) + suggested : null
}

/** One letter is wrong, missing or extra, or two letters are swapped. */
function isSlip(typed: string, usual: string): boolean {
  let same = 0
  while (typed[same] === usual[same]) same++
  const [is, be] = [typed.slice(same), usual.slice(same)]
  const [first = '', second = ''] = be
  return (
    is.slice(1) === be.slice(1) ||
    is.slice(1) === be ||
    is === be.slice(1) ||
    is === second + first + be.slice(2)
  )
}
