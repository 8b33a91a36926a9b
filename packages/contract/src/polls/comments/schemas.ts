import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { InviteeName } from '../../bookings/schemas.ts'
import { EventSlug, Id, InstantText, OwnerSlug, text } from '../../fields.ts'

export function borrowsName(description: string) {
  return z.boolean().meta({ description })
}

export const Comment = z
  .object({
    id: Id,
    name: z.string(),
    text: z.string(),
    at: InstantText,
    borrowsName: borrowsName('It reads as if the host had written it, whom anybody can call themselves'),
  })
  .meta({ id: 'PollComment' })

export const CommentRequest = z.strictObject({
  owner: OwnerSlug,
  poll: EventSlug,
  name: InviteeName,
  text: text(limits.COMMENT_MAX, 1),
})
export type CommentRequest = z.output<typeof CommentRequest>
