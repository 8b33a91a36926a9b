import type { z } from 'zod'
import { ProviderError } from './provider.ts'

/**
 * Checks a response against its schema. Throws `invalid`, naming only the paths: the values are personal data.
 */
export function read<Shape>(schema: z.ZodType<Shape>, body: unknown): Shape {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it')
  throw new ProviderError('invalid', `an answer that is not as described: ${places.join(', ')}`)
}

/** What a token says about its owner. Needs no signature check: it came directly from the token endpoint. */
export function claimsIn(idToken: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
