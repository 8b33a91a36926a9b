import { limits } from '@scheduling/domain'
import type { Context } from '../../../context.ts'
import { fieldError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import { ISOLATION } from '../../../isolation/isolation.ts'
import { ParseRefused } from '../../../isolation/refusal.ts'
import type { Attempt } from '../../abuse/operations.ts'
import { allow } from '../../abuse/operations.ts'
import { imageTypeOf } from '../../branding/image-type.ts'
import { REDRAWN } from '../../branding/parsers.ts'

interface Wished {
  /** It becomes no larger. */
  size: { width: number; height: number }
  attempt: Attempt
}

/** A JPEG of ours that shows what somebody uploaded. Throws `invalid_input`, `rate_limited`. Repeat: the same. */
export async function redrawnPicture(
  context: Context,
  hostId: HostId,
  content: Uint8Array,
  { size, attempt }: Wished,
): Promise<Uint8Array> {
  if (content.length === 0) throw fieldError('image', 'required', 'Image required')
  if (!imageTypeOf(content))
    throw fieldError('image', 'image_type', 'Expected a JPEG, PNG, WebP or GIF picture')
  await allow(context, 'picture', [attempt])
  const asked = { content, crop: null, fit: 'inside', sizes: [size], format: 'jpeg' } as const
  const [drawn] = await context
    .service(ISOLATION)
    .parse(REDRAWN, asked, { host: hostId })
    .catch((error: unknown) => {
      if (!(error instanceof ParseRefused) || error.reason === 'busy') throw error
      throw fieldError(
        'image',
        'image_broken',
        `Expected a whole picture of at most ${limits.IMAGE_PIXELS_MAX} pixels`,
      )
    })
  return drawn ?? content
}
