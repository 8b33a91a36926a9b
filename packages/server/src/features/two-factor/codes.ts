import { Secret, TOTP } from 'otpauth'
import { createHmac, randomInt } from 'node:crypto'
import type { Instant } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'

// RFC 6238 as every authenticator app has it.
const PERIOD_SECONDS = 30
// Accepts clocks that are half a minute off.
const WINDOW = 1
const SECRET_BYTES = 20

const RECOVERY_CODES = 10
// Without letters that look like others.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 12

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address in the QR code for the app. */
export function appAddress(secret: string, email: string): string {
  return new TOTP({ issuer: PRODUCT_NAME, label: email, secret, period: PERIOD_SECONDS }).toString()
}

/** The half minute of a code; undefined if the code does not fit any around `now`. */
export function stepOf(secret: string, code: string, now: Instant): number | undefined {
  const app = new TOTP({ secret, period: PERIOD_SECONDS })
  const off = app.validate({ token: code, timestamp: now, window: WINDOW })
  return off === null ? undefined : Math.floor(now / (PERIOD_SECONDS * 1_000)) + off
}

/** Nobody can guess these: nearly 60 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
}

export function isRecoveryCode(code: string): boolean {
  return code.length === CODE_LENGTH
}

export function hashRecoveryCode(key: Buffer, accountId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`recovery ${accountId} ${code}`).digest()
}

/** `abcd-efgh-jkmn`, as people write it down. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
