/** A request that started a Zap. */
export interface Run {
  at: number
  /** What the trigger made of it. */
  items: unknown[]
}

/** A Zap that is on, as it survives a restart. */
export interface KeptZap {
  trigger: string
  path: string
  /** What its subscription answered. */
  subscribeData: unknown
  runs: Run[]
}

export interface Zap {
  kept: KeptZap
  /** Where its trigger takes events. */
  targetUrl: string
  runs: Run[]
  /** Ends its subscription. Repeat: asks again. */
  turnOff: () => Promise<void>
  /** Answers events with 410 from now on, as after a Zap was deleted. */
  remove: () => void
}

export interface ConnectedAccount {
  /** What was typed to connect it. */
  authData: Record<string, string>
  /** What the test of the account answered. */
  tested: unknown
  turnOn: (trigger: string) => Promise<Zap>
  /** Takes events for a Zap that was on before a restart. */
  resume: (kept: KeptZap) => Zap
  /** Up to three samples, as the editor shows them. Throws if they are not a list of objects with an `id` each. */
  samples: (trigger: string) => Promise<readonly { id: unknown }[]>
  /** The choices of a field. */
  choices: (trigger: string) => Promise<unknown>
  search: (key: string, inputData: Record<string, unknown>) => Promise<unknown[]>
  create: (key: string, inputData: Record<string, unknown>) => Promise<unknown>
}
