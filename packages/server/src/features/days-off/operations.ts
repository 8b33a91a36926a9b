import type { api, HolidayCountry } from '@scheduling/contract'
import type { DateRange, Holiday } from '@scheduling/domain'
import { addDays, dateOf, DAY, limits } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { LANGUAGES } from '@scheduling/domain/languages'
import type { Context } from '../../context.ts'
import { fieldError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { recordActivity } from '../activity/operations.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost, hostsWith, lockProfile } from '../hosts/operations.ts'
import { HOLIDAY_COUNTRIES, HOLIDAYS } from './parsers.ts'
import type { StoredDaysOff } from './store.ts'
import { daysOffById, holidaysToRenew, putDaysOff, renewStoredHolidays } from './store.ts'

type Change = (typeof api)['PATCH /days-off']['$input']['body']
type Place = Pick<StoredDaysOff, 'country' | 'region'>

/** The row of a host, if there is one, and the date on which it is read. */
export interface DaysOffToday {
  daysOff: StoredDaysOff | undefined
  today: string
}

export async function getDaysOff(context: Context, hostId: HostId): Promise<DaysOffToday> {
  const { time_zone } = await hostOf(context, hostId)
  return { daysOff: await daysOffById(context.db, hostId), today: dateOf(time_zone, context.clock.now()) }
}

/** Changes the given fields. Throws `invalid_input`. Repeat: the same. */
export async function changeDaysOff(context: Context, acting: Acting, change: Change): Promise<DaysOffToday> {
  const { hostId } = acting
  const { country, region, availableOn, away } = change
  away?.forEach(refuseRange)
  const host = await hostOf(context, hostId)
  const place = await placeOf(context, hostId, change)
  const holidays = place && (await computedHolidays(context, host, place))
  const daysOff = await context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const changed = await putDaysOff(trx, {
      host_id: hostId,
      ...holidays,
      ...(availableOn && { available_on: availableOn }),
      ...(away && { away: JSON.stringify(away.toSorted((a, b) => a.from.localeCompare(b.from))) }),
    })
    await recordActivity(context, trx, acting, 'days_off_changed', country ?? region ?? null)
    return changed
  })
  return { daysOff, today: dateOf(host.time_zone, context.clock.now()) }
}

async function hostOf(context: Context, hostId: HostId): Promise<Host> {
  return found(await findHost(context, hostId), 'not_signed_in', hostId)
}

function refuseRange({ from, to }: DateRange, index: number): void {
  const path = `away[${index}].to`
  if (to < from) throw fieldError(path, 'before_start', `"${to}" is before "${from}"`)
  if (to > addDays(from, limits.TIME_AWAY_DAYS_MAX - 1))
    throw fieldError(path, 'too_long', `At most ${limits.TIME_AWAY_DAYS_MAX} days`)
}

/** The wanted country and region. Undefined if they do not change. */
async function placeOf(context: Context, hostId: HostId, change: Change): Promise<Place | undefined> {
  const { country, region } = change
  if (country !== undefined) return { country, region: country === null ? null : (region ?? null) }
  if (region === undefined) return undefined
  const before = await daysOffById(context.db, hostId)
  if (!before?.country && region !== null)
    throw fieldError('region', 'no_country', 'Expected a region together with its country')
  return { country: before?.country ?? null, region }
}

/** The columns of a place. Throws `invalid_input` if it is unknown. */
async function computedHolidays(
  context: Context,
  { id: hostId, language }: Pick<Host, 'id' | 'language'>,
  { country, region }: Place,
) {
  const columns = { country, region, language, computed_at: new Date(context.clock.now()) }
  if (country === null) return { ...columns, holidays: '[]' }
  const holidays = await holidaysIn(context, hostId, { country, region, language })
  if (holidays) return { ...columns, holidays: JSON.stringify(holidays) }
  throw fieldError(
    region === null ? 'country' : 'region',
    'not_found',
    `No public holidays of "${[country, region].filter(Boolean).join('-')}"; expected a country and region of GET /days-off/countries`,
  )
}

interface NamedPlace {
  country: string
  region: string | null
  language: Language
}

/** Of this year and the next two. Undefined if the place is unknown. */
async function holidaysIn(
  context: Context,
  hostId: HostId,
  { country, region, language }: NamedPlace,
): Promise<Holiday[] | undefined> {
  const year = new Date(context.clock.now()).getUTCFullYear()
  const years = [year, year + 1, year + 2]
  return context
    .service(ISOLATION)
    .parse(HOLIDAYS, { country, region, language: isoOf(language), years }, { host: hostId })
}

export async function countriesWithHolidays(context: Context, hostId: HostId): Promise<HolidayCountry[]> {
  const { language } = await hostOf(context, hostId)
  return context.service(ISOLATION).parse(HOLIDAY_COUNTRIES, { language: isoOf(language) }, { host: hostId })
}

/** The library has one Norwegian and one Chinese. */
function isoOf(language: Language): string {
  const { tag } = LANGUAGES[language]
  return tag === 'nb' ? 'no' : tag.slice(0, 2)
}

const RENEWAL_DAYS = 30

/**
 * Computes holidays again that are a month old: a year may have begun, and the library's data changes. Also those whose
 * names are in a former language of the host. Repeat: finds nothing that is due.
 */
export async function renewHolidays(context: Context): Promise<void> {
  const now = context.clock.now()
  const due = await holidaysToRenew(context.db, new Date(now - RENEWAL_DAYS * DAY))
  const hosts = await hostsWith(
    context.db,
    due.map(({ host_id }) => host_id),
  )
  const computed = new Map<string, string | undefined>()
  for (const { host_id, country, region } of due) {
    const host = hosts.get(host_id)
    if (!host || country === null) continue
    const { language } = host
    const key = [country, region, language].join(' ')
    if (!computed.has(key)) {
      const holidays = await holidaysIn(context, host_id, { country, region, language })
      computed.set(key, holidays && JSON.stringify(holidays))
    }
    const holidays = computed.get(key)
    // A place that the library has dropped keeps its holidays.
    if (holidays !== undefined)
      await renewStoredHolidays(
        context.db,
        { host_id, country, region },
        { holidays, language, computed_at: new Date(now) },
      )
  }
}
