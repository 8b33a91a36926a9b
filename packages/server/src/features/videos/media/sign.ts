import { HOUR } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { keptSecret } from '../../../secrets.ts'
import { storedFile } from './files.ts'

/** Signs the addresses of media. */
export const MEDIA_KEY = keptSecret('media')

const SIGNED_HOURS = 6
const SIGNATURE_BYTES = 16

type Signing = Pick<Context, 'service' | 'clock'>

/** The address of a file, good for six to seven hours unless it says otherwise. Within an hour it is the same, so that browsers keep the file. */
export function signedAddress(context: Signing, file: string, hours = SIGNED_HOURS): string {
  return `/media/${file}?${signedQuery(context, storedFile(file)?.signed ?? file, hours)}`
}

/** The same for a file that everybody may see, at the content host if there is one. */
export function publicAddress(context: Signing & Pick<Context, 'config'>, file: string): string {
  const { contentUrl } = context.config
  if (contentUrl === undefined) return signedAddress(context, file)
  return `${contentUrl}/media/${file}?${signedQuery(context, publicName(storedFile(file)?.signed ?? file))}&p`
}

/** What is signed for a file that others may keep, so that nobody makes such an address out of another one. */
export function publicName(file: string): string {
  return `public ${file}`
}

/** The end of an address, and its signature. `name` is what is shown there. */
export function signedQuery(context: Signing, name: string, hours = SIGNED_HOURS): string {
  const until = Math.ceil(context.clock.now() / HOUR) + hours
  const expires = (until * HOUR) / 1_000
  return `e=${expires}&s=${signatureOf(context, name, expires)}`
}

/** Whether the address is ours, and not over. */
export function isSigned(
  context: Signing,
  file: string,
  expires: number,
  signature: string,
  now: Instant,
): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1_000 <= now) return false
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(context, file, expires))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf({ service }: Pick<Context, 'service'>, file: string, expires: number): string {
  return createHmac('sha256', service(MEDIA_KEY))
    .update(`${file}\0${expires}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
    .toString('base64url')
}
