import type { ErrorCode, FieldError } from '../errors.ts'
import type { FactsOf } from '../page-facts.ts'
import type { PageOptions } from '../page-options.ts'
import type { PublicOwner } from '../pages/schemas.ts'
import type { RoutingQuestion } from './schemas.ts'

/** A form that leads on. It works without a script, and is answered by a redirect or by a text. */
export interface RoutingPage {
  kind: 'routing'
  options: PageOptions
  owner: PublicOwner
  form: { name: string; slug: string; description: string; questions: readonly RoutingQuestion[] }
  /** What the answers lead to, where that is a text; null: not answered yet. */
  text: string | null
  refused: {
    values: Record<string, string | string[]>
    errors: FieldError[]
    code: ErrorCode | null
  } | null
}

export const pages = {
  routing: { refusal: ({ refused }: RoutingPage) => refused },
} as const satisfies FactsOf<RoutingPage>
