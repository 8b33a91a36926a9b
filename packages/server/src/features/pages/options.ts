import type { PageOptions, TrackingParam } from '@scheduling/contract'
import { ANSWER_PREFIX, PAGE_PARAMS, TRACKING_PARAMS, TRACKING_VALUE_MAX } from '@scheduling/contract'
import { isTimeZone, limits, normaliseHex } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { Language } from '@scheduling/messages'
import { isLanguage, LANGUAGES } from '@scheduling/messages'

interface Asked {
  /** Path and query as they came. */
  url: string
  acceptLanguage: string | undefined
  /** Where the browser shows it, as it says: `document` is a tab of its own, whatever the address was made for. */
  destination: string | undefined
}

interface Defaults {
  language: Language
  timeZone: string
}

/** What the address and the request say about how a page is to be shown; a wrong value is as if it were absent. */
export function pageOptions(asked: Asked, defaults: Defaults, origin: string, now: Instant): PageOptions {
  const [path = '/', search = ''] = asked.url.split('?', 2)
  const query = new URLSearchParams(search)
  const embed = query.get(PAGE_PARAMS.embed)
  const theme = query.get(PAGE_PARAMS.theme)
  const timeZone = query.get(PAGE_PARAMS.timeZone)
  const isZone = timeZone !== null && isTimeZone(timeZone)
  return {
    now,
    origin,
    path,
    search: search && `?${search}`,
    embed: (embed === 'inline' || embed === 'popup') && asked.destination !== 'document' ? embed : null,
    language: languageOf(query.get(PAGE_PARAMS.language), asked.acceptLanguage, defaults.language),
    timeZone: isZone ? timeZone : defaults.timeZone,
    timeZoneGuessed: !isZone,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    hideEventDetails: isOn(query.get(PAGE_PARAMS.hideEventDetails)),
    colours: {
      background: colour(query, PAGE_PARAMS.backgroundColor),
      text: colour(query, PAGE_PARAMS.textColor),
      button: colour(query, PAGE_PARAMS.buttonColor),
    },
    prefill: {
      name: short(query.get(PAGE_PARAMS.name), limits.NAME_MAX),
      email: short(query.get(PAGE_PARAMS.email), limits.EMAIL_MAX),
      answers: prefilledAnswers(query),
    },
    tracking: trackingOf((name) => query.get(name)),
  }
}

/** As attributes of HTML are: on where it is there, whatever it says, but for those two words that plainly mean off. */
function isOn(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0'
}

function languageOf(asked: string | null, accepted: string | undefined, owners: Language): Language {
  if (isLanguage(asked)) return asked
  const wanted = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
  for (const tag of wanted) {
    const match = Object.keys(LANGUAGES).find(
      (language) => tag === language || tag.startsWith(`${language}-`),
    )
    if (isLanguage(match)) return match
  }
  return owners
}

function colour(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  if (value === null) return null
  return normaliseHex(value.startsWith('#') ? value : `#${value}`) ?? null
}

function short(value: string | null, max: number): string {
  return (value ?? '').slice(0, max)
}

function prefilledAnswers(query: URLSearchParams): Record<string, string> {
  const answers = [...query].filter(([name]) => name.startsWith(ANSWER_PREFIX))
  return Object.fromEntries(
    answers
      .slice(0, limits.QUESTIONS_MAX)
      .map(([name, value]) => [name.slice(ANSWER_PREFIX.length), short(value, limits.LARGE_TEXT_ANSWER_MAX)]),
  )
}

/** Only the known names, cut to length. */
export function trackingOf(get: (name: string) => string | null): Partial<Record<TrackingParam, string>> {
  const found = TRACKING_PARAMS.flatMap((name) => {
    const value = get(name)?.replaceAll('\0', '').toWellFormed().slice(0, TRACKING_VALUE_MAX)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}
