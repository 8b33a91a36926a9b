import type { Form } from '../form.ts'
import type { World } from '../world.ts'

interface Asked {
  world: World
  /** Of the address: `:id`, `:other`. */
  ids: string[]
  form: Form
}

export interface Call {
  /** What it takes; anything else is refused. */
  takes: readonly string[]
  /** Browsers may ask it, with the publishable key and the secret of what they speak of. */
  isOpen?: true
  /** A list: its order and places are the server's business. */
  isList?: true
  answer: (asked: Asked) => object
}

/** By `METHOD /path`, with `:id` and `:other` in the path. */
export type Calls = Readonly<Record<string, Call>>

/** What every list takes. */
export const PAGE = ['limit', 'starting_after', 'ending_before']
