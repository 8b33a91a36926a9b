import { z } from 'zod'
import { Color } from '../fields.ts'

const Image = z.string().nullable().meta({
  description:
    'An address of this server, which another picture has not; before the pages are open a data: URL',
})

/** How a host’s pages and mails look. */
export const Branding = z
  .object({
    avatar: Image,
    logo: Image,
    background: Image,
    colors: z.object({
      background: Color.nullable(),
      text: Color.nullable(),
      button: Color.nullable(),
    }),
    hidesProductName: z.boolean(),
    mayHideProductName: z.boolean().meta({ description: 'Whether the plan allows it' }),
  })
  .meta({ id: 'Branding' })
export type Branding = z.output<typeof Branding>
