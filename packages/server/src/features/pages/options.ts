import type { PageOptions, Tracking } from '@scheduling/contract'
import { ANSWER_PREFIX, LEAD_PARAM, PAGE_PARAMS, TRACKING_PARAMS } from '@scheduling/contract'
import { unusableIn } from '@scheduling/contract/embeds/page'
import { isTimeZone, limits, normalizeHex, canonicalZone } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { timeFormatOf, weekStartIn } from '@scheduling/domain/words'
import type { Language } from '@scheduling/domain/languages'
import {
  firstLanguage,
  languageFrom,
  regionalTag,
  regionFrom,
  wishedLanguages,
} from '@scheduling/domain/languages'

interface Asked {
  /** Path and query, unchanged. */
  url: string
  acceptLanguage: string | undefined
  /** Of this person's booking or vote: they may have chosen a language and a clock against their browser. */
  storedLocale?: string | undefined
  /** Where the browser says that it shows the page: `document` is a tab, whatever the address was made for. */
  destination: string | undefined
}

interface Defaults {
  language: Language
  timeZone: string
  timeFormat: PageOptions['timeFormat']
  weekStart: PageOptions['weekStart']
}

/** How to show a page, from the address and the request. Ignores wrong values. */
export function pageOptions(
  asked: Asked,
  defaults: Defaults,
  origin: string,
  now: Instant,
): Omit<PageOptions, 'zones'> {
  const [path = '/', search = ''] = asked.url.split('?', 2)
  const query = new URLSearchParams(search)
  const way = query.get(PAGE_PARAMS.embed)
  const embed = (way === 'inline' || way === 'popup') && asked.destination !== 'document' ? way : null
  const theme = query.get(PAGE_PARAMS.theme)
  const timeZone = query.get(PAGE_PARAMS.timeZone)
  const { storedLocale } = asked
  const accepted = [
    ...(storedLocale === undefined ? [] : [storedLocale]),
    ...wishedLanguages(asked.acceptLanguage),
  ]
  const language =
    languageFrom(query.get(PAGE_PARAMS.language)) ?? firstLanguage(accepted) ?? defaults.language
  const timeFormat = query.get(PAGE_PARAMS.timeFormat)
  const isZone = timeZone !== null && isTimeZone(timeZone)
  return {
    now,
    origin,
    path,
    search: search && `?${search}`,
    embed,
    ...(embed && unusableIn(search).length > 0 && { hasMistakes: true as const }),
    language,
    ...habitsOf(language, regionFrom(accepted, language), defaults),
    ...(storedLocale?.includes('-u-hc-') && { timeFormat: timeFormatOf(storedLocale) }),
    ...(timeFormat === '12h' || timeFormat === '24h' ? { timeFormat } : {}),
    timeZone: isZone ? canonicalZone(timeZone) : defaults.timeZone,
    timeZoneGuessed: !isZone,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    hideEventDetails: isOn(query.get(PAGE_PARAMS.hideEventDetails)),
    colors: {
      background: color(query, PAGE_PARAMS.backgroundColor),
      text: color(query, PAGE_PARAMS.textColor),
      button: color(query, PAGE_PARAMS.buttonColor),
    },
    prefill: {
      name: short(query.get(PAGE_PARAMS.name), limits.NAME_MAX),
      // No address has a blank: it was a plus that nobody escaped.
      email: short(query.get(PAGE_PARAMS.email), limits.EMAIL_MAX).trim().replaceAll(' ', '+'),
      answers: prefilledAnswers(query),
    },
    tracking: trackingOf((name) => query.get(name)),
  }
}

/** Works like an HTML attribute: present means on, whatever the value, except for `false` and `0`. */
function isOn(value: string | null): boolean {
  return value !== null && value !== 'false' && value !== '0'
}

/** Date format, clock and first weekday: those of the visitor's country, else the owner's. */
function habitsOf(language: Language, region: string | null, { timeFormat, weekStart }: Defaults) {
  if (region === null) return { region, timeFormat, weekStart }
  return {
    region,
    timeFormat: timeFormatOf(regionalTag(language, region)),
    weekStart: weekStartIn(region),
  }
}

function color(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  if (value === null) return null
  return normalizeHex(value.startsWith('#') ? value : `#${value}`) ?? null
}

function short(value: string | null, max: number): string {
  return (value ?? '').slice(0, max)
}

/** By question. A list where the address names several answers to one. */
function prefilledAnswers(query: URLSearchParams): PageOptions['prefill']['answers'] {
  const names = [...new Set(query.keys())].filter((name) => name.startsWith(ANSWER_PREFIX))
  return Object.fromEntries(
    names.slice(0, limits.QUESTIONS_MAX).map((name) => {
      const answers = query
        .getAll(name)
        .slice(0, limits.QUESTION_OPTIONS_MAX)
        .map((answer) => short(answer, limits.LARGE_TEXT_ANSWER_MAX))
      return [name.slice(ANSWER_PREFIX.length), answers.length > 1 ? answers : (answers[0] ?? '')]
    }),
  )
}

/** Only known names, with values cut to length. */
export function trackingOf(get: (name: string) => string | null): Tracking {
  const found = [...TRACKING_PARAMS, LEAD_PARAM].flatMap((name) => {
    const value = get(name)?.replaceAll('\0', '').toWellFormed().slice(0, limits.TRACKING_VALUE_MAX)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}
