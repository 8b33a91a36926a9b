import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'
import { SCOPES } from './scopes.ts'

export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    ending: z.string().meta({ description: 'The last characters of the key, to tell keys apart' }),
    maker: z.string().meta({ description: 'The email address of who made it' }),
    createdAt: InstantText,
    expiresAt: InstantText.nullable().meta({ description: 'Null: never' }),
    usedAt: InstantText.nullable().meta({ description: 'To some minutes. Null: never' }),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.output<typeof ApiKey>
