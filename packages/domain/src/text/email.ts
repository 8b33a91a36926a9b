import { EMAIL_MAX } from '../limits.ts'

/**
 * Addresses as people have them, far fewer than RFC 5322 allows: no quotes, no comments, and a domain with a dot.
 */
export const EMAIL = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}
