import type { z } from 'zod'
import { ProviderError } from './provider.ts'

/** An answer as it is described. Throws `invalid` naming the places alone: what stands there is somebody's. */
export function read<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const found = schema.safeParse(body)
  if (found.success) return found.data
  const places = found.error.issues.map(({ path }) => path.join('.') || 'all of it')
  throw new ProviderError('invalid', `an answer that is not as described: ${places.join(', ')}`)
}

/** What a token says of its owner. It came from the token's own address, so nobody else can have written it. */
export function claimsIn(idToken: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
