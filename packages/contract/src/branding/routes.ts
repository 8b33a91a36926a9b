import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedBranding } from '../edited.ts'
import { Color } from '../fields.ts'
import { route } from '../route.ts'
import { IMAGES } from './images.ts'
import type { ImageKind } from './images.ts'
import { Branding } from './schemas.ts'

const Change = z
  .strictObject({
    colors: z
      .strictObject({ background: Color.nullable(), text: Color.nullable(), button: Color.nullable() })
      .partial(),
    hidesProductName: z.boolean(),
  })
  .partial()

const Kind = z.object({ kind: z.enum(Object.keys(IMAGES) as [ImageKind]) })

const Crop = z
  .string()
  .regex(
    /^\d{1,5},\d{1,5},[1-9]\d{0,4}$/,
    'Expected left, top and side of a square in pixels, such as 120,40,600',
  )
  .transform((text) => {
    const [left, top, side] = text.split(',').map(Number) as [number, number, number]
    return { left, top, side }
  })
  .meta({ description: 'Left, top and side of the square that is kept, in pixels of the upright picture' })

export const branding = {
  'GET /settings/branding': route({
    summary: 'How a host’s pages and mails look',
    auth: 'host',
    action: 'settings',
    result: Branding,
    edited: editedBranding,
    errors: ['not_signed_in'],
  }),
  'PATCH /settings/branding': route({
    edits: 'GET /settings/branding',
    summary: 'Change some of it; what is left out stays',
    auth: 'host',
    action: 'settings',
    body: Change,
    result: Branding,
    errors: ['not_signed_in', 'invalid_input', 'upgrade_required'],
  }),
  'PUT /settings/branding/:kind': route({
    summary:
      'Another picture: JPEG, PNG, WebP or GIF, whatever its name says; it is drawn anew, without what else was in the file',
    auth: 'host',
    action: 'settings',
    params: Kind,
    query: z.object({ crop: Crop.optional() }),
    takes: 'raw',
    bodyMax: limits.IMAGE_BYTES_MAX,
    result: Branding,
    errors: ['not_signed_in', 'invalid_input', 'rate_limited'],
  }),
  'DELETE /settings/branding/:kind': route({
    summary: 'Without that picture',
    auth: 'host',
    action: 'settings',
    params: Kind,
    result: Branding,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
