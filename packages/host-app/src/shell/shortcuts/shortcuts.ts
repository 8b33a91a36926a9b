/** An action that is available everywhere, by single letters typed one after the other. For daily users. */
export interface Shortcut {
  keys: string
  text: string
  run: () => void
}

const NEXT_KEY_WITHIN = 1_000

export interface Pressed {
  key: string
  at: number
}

export interface KeyPress {
  key: string
  at: number
  hasModifier: boolean
  /** A field gets the key. */
  isTyping: boolean
}

/** What the next key means among `known`: a shortcut, the beginning of one, or nothing. */
export function press(
  known: readonly string[],
  before: Pressed | undefined,
  { key, at, hasModifier, isTyping }: KeyPress,
): { keys?: string; pressed?: Pressed } {
  if (hasModifier || isTyping) return {}
  const pressed = { key: key.toLowerCase(), at }
  const recent = before && at - before.at <= NEXT_KEY_WITHIN ? before : undefined
  const wanted = [...(recent ? [`${recent.key} ${pressed.key}`] : []), pressed.key]
  const keys = wanted.find((typed) => known.includes(typed))
  return keys === undefined ? { pressed } : { keys }
}
