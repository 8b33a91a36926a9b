import type { Clock } from '../time/clock.ts'
import { DRAFTS } from '../ui/form/draft.ts'
import { PREVIEW_MENU_KEY } from '../ui/preview-menu/preview-menu-state.ts'

const TOKEN = 'scheduling.token'
const MENU_PATH = 'scheduling.menu-path'
const DEVICE = 'scheduling.device'
const ACTING_FOR = 'scheduling.acting-for'
const KNOWN_DEVICE = 'scheduling.known-device'
/** What stays on this device when the account is deleted (specification of billing, section 4). */
const LOOKS = ['scheduling.language', 'scheduling.theme', PREVIEW_MENU_KEY]
/** What stays when the session expires. The known device reveals no account, and without it strangers could lock its owner out. */
const KEPT = [...LOOKS, MENU_PATH, KNOWN_DEVICE]

export interface Token {
  token: string
  expires: string
}

interface Started extends Token {
  /** Shows that this browser has signed in before. Stays when the session expires. */
  deviceToken: string
}

/** Who is signed in on this device, and the id of this tab. */
export interface Session {
  token: () => string | undefined
  deviceId: string
  /** The organization for which this tab acts. Undefined: the person's own host. */
  actingFor: () => string | undefined
  /** Chooses for this tab, and for tabs that are opened later. */
  actFor: (organization: string | undefined) => void
  /** Of this browser, for everybody who signs in with it. Removed when one of them signs out. */
  deviceToken: () => string | undefined
  start: (started: Started) => void
  /** The entry of the navigation or its menus that was open last. Removed on signing out. */
  lastMenuPath: () => string | null
  keepMenuPath: (path: string) => void
  /** The session has expired: removes everything that reveals the account. Repeat: harmless. */
  clear: () => void
  /** The account is deleted: only language, theme and the preview menu stay. Repeat: harmless. */
  clearAccount: () => void
  /** Somebody signs out: removes everything from this device. Repeat: harmless. */
  forget: () => void
  /** Calls back when another tab signs out. Returns a function that stops listening. */
  onEndElsewhere: (listener: () => void) => () => void
}

export function createSession(page: Window, now: Clock): Session {
  const { localStorage, sessionStorage } = page
  // A tab keeps the host that it was loaded with, so that two tabs can act for two.
  let actingFor = sessionStorage.getItem(ACTING_FOR) ?? localStorage.getItem(ACTING_FOR) ?? ''
  if (localStorage.getItem(TOKEN)) sessionStorage.setItem(ACTING_FOR, actingFor)
  const deviceId = sessionStorage.getItem(DEVICE) ?? crypto.randomUUID()
  sessionStorage.setItem(DEVICE, deviceId)

  function empty(kept: readonly string[]): void {
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
    sessionStorage.clear()
    actingFor = ''
    sessionStorage.setItem(DEVICE, deviceId)
    for (const cookie of page.document.cookie.split(';')) {
      const name = cookie.split('=')[0]?.trim()
      if (name) page.document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
    }
  }

  return {
    deviceId,
    token() {
      const stored = readToken(localStorage.getItem(TOKEN))
      return stored && Date.parse(stored.expires) > now() ? stored.token : undefined
    },
    actingFor: () => actingFor || undefined,
    actFor(organization = '') {
      actingFor = organization
      // Drafts are of the host that this tab acted for.
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key)
      for (const storage of [sessionStorage, localStorage]) storage.setItem(ACTING_FOR, organization)
    },
    deviceToken: () => localStorage.getItem(KNOWN_DEVICE) ?? undefined,
    start({ token, expires, deviceToken }) {
      localStorage.setItem(TOKEN, JSON.stringify({ token, expires }))
      localStorage.setItem(KNOWN_DEVICE, deviceToken)
      sessionStorage.setItem(ACTING_FOR, actingFor)
    },
    lastMenuPath: () => localStorage.getItem(MENU_PATH),
    keepMenuPath: (path) => localStorage.setItem(MENU_PATH, path),
    clear: () => empty(KEPT),
    clearAccount: () => empty(LOOKS),
    forget: () => empty([]),
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
