import { z } from 'zod'
import { Colour } from '../fields.ts'

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
    colours: z.object({
      background: Colour.nullable(),
      text: Colour.nullable(),
      button: Colour.nullable(),
    }),
    hidesProductName: z.boolean(),
    mayHideProductName: z.boolean().meta({ description: 'Whether the plan allows it' }),
  })
  .meta({ id: 'Branding' })
export type Branding = z.output<typeof Branding>
