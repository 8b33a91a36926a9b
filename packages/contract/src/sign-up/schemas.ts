import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id } from '../fields.ts'

/** The data of a verification link. */
export const Verification = z.object({ id: Id, codex: z.string().min(1).max(limits.TOKEN_MAX) })
