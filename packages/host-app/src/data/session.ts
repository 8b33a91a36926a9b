import type { Clock } from '../time/clock.ts'

const TOKEN = 'scheduling.token'
const ROOM = 'scheduling.room'
const DEVICE = 'scheduling.device'
/** What stays on this machine when the session ends: it says nothing of the account. */
const KEPT = ['scheduling.language', 'scheduling.theme', 'scheduling.shortcuts']

export interface Token {
  token: string
  expires: string
}

/** Who is signed in on this machine, and which tab this is. */
export interface Session {
  token: () => string | undefined
  deviceId: string
  start: (token: Token) => void
  /** The room of the navigation that was open last. */
  lastRoom: () => string | null
  enterRoom: (path: string) => void
  /** Removes all local and session data but language and theme. Repeat: harmless. */
  clear: () => void
  /** Another tab signed out. Returns how to stop listening. */
  onEndElsewhere: (listener: () => void) => () => void
}

export function createSession(page: Window, now: Clock): Session {
  const { localStorage, sessionStorage } = page
  const deviceId = sessionStorage.getItem(DEVICE) ?? crypto.randomUUID()
  sessionStorage.setItem(DEVICE, deviceId)

  return {
    deviceId,
    token() {
      const stored = readToken(localStorage.getItem(TOKEN))
      return stored && Date.parse(stored.expires) > now() ? stored.token : undefined
    },
    start: (token) => localStorage.setItem(TOKEN, JSON.stringify(token)),
    lastRoom: () => localStorage.getItem(ROOM),
    enterRoom: (path) => localStorage.setItem(ROOM, path),
    clear() {
      for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
      sessionStorage.clear()
      sessionStorage.setItem(DEVICE, deviceId)
      for (const cookie of page.document.cookie.split(';')) {
        const name = cookie.split('=')[0]?.trim()
        if (name) page.document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
      }
    },
    onEndElsewhere(listener) {
      const listen = (event: StorageEvent) => {
        const tokenGone = event.key === TOKEN && event.newValue === null
        if (tokenGone || event.key === null) listener()
      }
      page.addEventListener('storage', listen)
      return () => page.removeEventListener('storage', listen)
    },
  }
}

function readToken(text: string | null): Token | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isToken(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isToken(value: unknown): value is Token {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'expires' in value &&
    typeof value.expires === 'string'
  )
}
