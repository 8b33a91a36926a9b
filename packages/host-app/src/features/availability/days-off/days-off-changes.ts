import type { api, DaysOffSettings, TimeAway } from '@scheduling/contract'

export type DaysOffChange = NonNullable<(typeof api)['PATCH /days-off']['$args']['body']>

/** What the server will answer, except for the holidays of another country or region. */
export function changedDaysOff(settings: DaysOffSettings, change: DaysOffChange): DaysOffSettings {
  const { country, region, availableOn, away } = change
  const isElsewhere = country !== undefined || region !== undefined
  return {
    country: country === undefined ? settings.country : country,
    region: isElsewhere ? (region ?? null) : settings.region,
    holidays: isElsewhere
      ? []
      : settings.holidays.map((holiday) =>
          availableOn ? { ...holiday, isAvailable: availableOn.includes(holiday.date) } : holiday,
        ),
    away: away ?? settings.away,
  }
}

export function withAway(list: readonly TimeAway[], added: TimeAway): TimeAway[] {
  return [...list, added].toSorted((one, other) => one.from.localeCompare(other.from))
}

/** Without the first that has these dates. */
export function withoutAway(list: readonly TimeAway[], { from, to }: TimeAway): TimeAway[] {
  const at = list.findIndex((one) => one.from === from && one.to === to)
  return list.filter((_, index) => index !== at)
}
