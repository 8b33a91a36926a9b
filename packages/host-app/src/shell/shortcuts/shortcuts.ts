/** Keys one after the other. Single letters, because they are for people who come every day. */
export const SHORTCUTS = {
  go_event_types: 'g e',
  go_scheduled_events: 'g s',
  go_availability: 'g a',
  go_integrations: 'g i',
  go_settings: 'g t',
  create: 'c',
  search: '/',
  share: 'l',
  theme: 't',
  help: '?',
} as const

export type Shortcut = keyof typeof SHORTCUTS

const NEXT_KEY_WITHIN = 1_000

export interface Pressed {
  key: string
  at: number
}

export interface KeyPress {
  key: string
  at: number
  hasModifier: boolean
  /** The key goes into a field. */
  isTyping: boolean
}

/** What one more key means: a shortcut, the beginning of one, or nothing. */
export function press(
  before: Pressed | undefined,
  { key, at, hasModifier, isTyping }: KeyPress,
): { shortcut?: Shortcut; pressed?: Pressed } {
  if (hasModifier || isTyping) return {}
  const pressed = { key: key.toLowerCase(), at }
  const recent = before && at - before.at <= NEXT_KEY_WITHIN ? before : undefined
  const wanted = recent ? `${recent.key} ${pressed.key}` : pressed.key
  const shortcut = find(wanted) ?? find(pressed.key)
  return shortcut ? { shortcut } : { pressed }
}

function find(keys: string): Shortcut | undefined {
  return (Object.keys(SHORTCUTS) as Shortcut[]).find((name) => SHORTCUTS[name] === keys)
}
