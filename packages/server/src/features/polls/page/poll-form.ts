import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { findHost } from '../../hosts/operations.ts'
import { askingOf, pathWithAppearance } from '../../pages/page-request.ts'
import { addComment } from '../comment.ts'
import type { Done, ShownPoll } from './poll-data.ts'
import { commentOf } from './vote-form.ts'

export async function commentByForm(
  context: Context,
  request: FastifyRequest,
  { poll }: ShownPoll,
  form: URLSearchParams,
): Promise<void> {
  const host = await findHost(context, poll.host_id)
  const at = { owner: host?.link ?? '', poll: poll.slug }
  await addComment(context, commentOf(form, at), askingOf(request))
}

/** The next page, which says what the form has done. Null: it says nothing. */
export function pathAfter(done: Done | null, path: string, request: FastifyRequest): string {
  return pathWithAppearance(path, request, done)
}
