import type { FastifyReply } from 'fastify'
import type { AppError } from '../../errors.ts'
import { refusalOf, retryHeaders } from '../../http/problem.ts'
import { isFormRefusal } from './page-request.ts'

interface FormAnswer {
  reply: FastifyReply
  /** Does what the form asks for, and leads on. */
  act: () => Promise<FastifyReply>
  /** The page once more, with what was typed and what is wrong. */
  again: (refusal: AppError) => Promise<FastifyReply>
  /** Which refusals are shown there; absent: those that the same page can mend. */
  isShown?: (refusal: AppError) => boolean
}

/** A form without JavaScript leads on, or to its page again. Everything else is a page of its own: see `refused.ts`. */
export async function answerForm({
  reply,
  act,
  again,
  isShown = isFormRefusal,
}: FormAnswer): Promise<FastifyReply> {
  try {
    return await act()
  } catch (error) {
    const refusal = refusalOf(error as Error)
    if (!isShown(refusal)) throw error
    void reply.headers(retryHeaders(refusal))
    return again(refusal)
  }
}
