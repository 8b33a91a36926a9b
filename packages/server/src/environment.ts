import { isIP } from 'node:net'
import { shownAddress } from './shown-address.ts'

// Values of the environment. Each is read, or refused with a sentence.

export type Environment = Record<string, string | undefined>

/** Names the variable, what would be accepted, and what was found if that differs from the raw value. */
export type Refuse = (name: string, expected: string, found?: string) => undefined

export function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

/** Only people at this machine can reach it there. */
export function isThisMachine(name: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(name)
}

/** An address that contains a password. The error never shows the password. */
export function serverAddress(
  env: Environment,
  name: string,
  protocol: RegExp,
  example: string,
  refuse: Refuse,
): string | undefined {
  const value = env[name]
  if (value === undefined) return undefined
  const shown = shownAddress(value)
  const expected = `one such as ${example}`
  if (value === '') return refuse(name, expected)
  if (shown === undefined)
    return refuse(
      name,
      `${expected}, with %40, %2F, %23 or %3A for a @, /, # or : in the password`,
      `${value.length} characters that ${beginning(value)} and are no address`,
    )
  const url = new URL(value)
  const isServer = protocol.test(url.protocol) && (url.hostname !== '' || url.protocol.startsWith('postgres'))
  if (!isServer) return refuse(name, expected, `"${shown}"`)
  if (!isDecodable(`${url.username}${url.password}${url.pathname}`))
    return refuse(name, 'every % in it followed by two digits, and %25 for one of the password', `"${shown}"`)
  return value
}

/** The only part that is safe to show if a value may contain a password anywhere. */
function beginning(value: string): string {
  const [protocol] = /^[a-z][a-z\d+.-]*:\/\//i.exec(value) ?? []
  return protocol ? `begin with "${protocol}"` : 'have no protocol'
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export function oneOf<T extends string>(
  choices: readonly T[],
  env: Environment,
  name: string,
  refuse: Refuse,
  expected: string,
): T | undefined {
  const value = env[name]
  if (value === undefined) return undefined
  return choices.find((choice) => choice === value) ?? refuse(name, expected)
}

/** 1 or 0. Undefined if the variable is not set. */
export function flag(env: Environment, name: string, refuse: Refuse, what: string): boolean | undefined {
  const value = env[name]
  if (value === undefined) return undefined
  return value === '1' || value === '0' ? value === '1' : refuse(name, `1 to ${what}, or 0`)
}

/** A comma-separated list. */
export function itemsOf(
  isItem: (item: string) => boolean,
  env: Environment,
  name: string,
  refuse: Refuse,
  expected: string,
): string[] {
  const value = env[name]
  if (value === undefined) return []
  const items = value.split(',').map((item) => item.trim().toLowerCase())
  if (items.every(isItem)) return items
  refuse(name, `${expected}, separated by commas`)
  return []
}

/** Keys of 32 bytes. The error never shows them. */
export function keysOf(env: Environment, name: string, refuse: Refuse): Buffer[] {
  const keys = env[name]?.split(',').map((key) => key.trim()) ?? []
  const wrong = keys.findIndex((key) => !/^[0-9a-f]{64}$/i.test(key))
  if (wrong < 0) return keys.map((key) => Buffer.from(key, 'hex'))
  const expected = '64 hexadecimal digits for each key, as openssl rand -hex 32 prints, separated by commas'
  refuse(name, expected, `key ${wrong + 1} of ${keys.length} has ${keys[wrong]?.length} characters`)
  return []
}

/** `name`, `name:port` or `name:*`. */
export function isHostName(item: string): boolean {
  return /^(\[[0-9a-f:.]+\]|[\w.-]+)(:(\d{1,5}|\*))?$/.test(item)
}

/** An address, or a network as `address/bits`. */
export function isNetwork(item: string): boolean {
  const [address = '', bits, ...more] = item.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
