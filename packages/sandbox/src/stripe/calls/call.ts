import type { Form } from '../form.ts'
import type { World } from '../world.ts'

interface Asked {
  world: World
  /** From the address: `:id`, `:other`. */
  ids: string[]
  form: Form
}

export interface Call {
  /** Its parameters. Any other is refused. */
  takes: readonly string[]
  /** Browsers may call it, with the publishable key and the secret of the object. */
  isOpen?: true
  /** A list. The server handles order and pages. */
  isList?: true
  answer: (asked: Asked) => object
}

/** By `METHOD /path`, with `:id` and `:other` in the path. */
export type Calls = Readonly<Record<string, Call>>

/** Parameters of every list. */
export const PAGE = ['limit', 'starting_after', 'ending_before']
