import { EMAIL_MAX } from '../limits.ts'

/** As people have them, which is far less than RFC 5322 allows: no quotes, no comments, a name with a dot behind the @. */
export const EMAIL = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text)
}
