import { EMAIL_MAX } from '../limits.ts'

/**
 * What browsers accept as an email address, if its domain has a dot: without quotes and comments. Letters may be of any
 * script, on both sides of the @.
 */
export const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[A-Za-z\d-]+|[\p{L}\p{M}]{2,})$/u

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}
