import { limits } from '@scheduling/domain'

export interface PasswordCheck {
  code: 'length' | 'uppercase' | 'special'
  isMet: boolean
}

/** The checklist under a new password (specification, section 5). */
export function checkPassword(password: string): PasswordCheck[] {
  return [
    { code: 'length', isMet: password.length >= limits.PASSWORD_MIN },
    { code: 'uppercase', isMet: /\p{Lu}/u.test(password) },
    { code: 'special', isMet: /[^\p{L}\p{N}\s]/u.test(password) },
  ]
}

export function isPasswordGood(password: string): boolean {
  return checkPassword(password).every(({ isMet }) => isMet)
}
