import type { FastifyReply } from 'fastify'
import type { AppError } from '../../errors.ts'
import { refusalOf, retryHeaders } from '../../http/problem.ts'
import { hasNotice } from './notices.ts'

interface FormAnswer {
  reply: FastifyReply
  /** Does what the form asks for, and redirects. */
  act: () => Promise<FastifyReply>
  /** Shows the page again, with what was typed and what is wrong. */
  again: (refusal: AppError) => Promise<FastifyReply>
  /** Which refusals the page shows; absent: those that the visitor can fix there. */
  isShown?: (refusal: AppError) => boolean
}

/**
 * Answers a form without JavaScript: redirects, or shows its page again. All other refusals get a page of their own:
 * see `refused.ts`.
 */
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

/** The visitor can fix it on the page with the form. */
export function isFormRefusal(refusal: AppError): boolean {
  return !hasNotice(refusal)
}
