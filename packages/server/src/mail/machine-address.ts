import { domainToASCII } from 'node:url'

/**
 * An email address as programs exchange it: `anna@почта.рф` becomes `anna@xn--80a1acny.xn--p1ai`. People are shown what was
 * typed. Repeat: the same.
 */
export function machineAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  // Machines accept other domains in any case.
  if (/^\p{ASCII}*$/u.test(domain)) return email
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`
}
