import type { DaysOffSettings, Schedule } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, refusal } from '../../fixtures/fixture.ts'
import { changedDaysOff } from './days-off/days-off-changes.ts'
import { OFFICE_WEEK } from './weekly/weekly.ts'

export function scheduleOf(change: Partial<Schedule>): Schedule {
  return {
    id: idOf('schedule', 1),
    name: 'Working hours',
    is_default: true,
    timeZone: 'Europe/Berlin',
    weekly: OFFICE_WEEK,
    overrides: [{ date: '2026-12-24', ranges: [] }],
    version: 1,
    eventTypes: 2,
    ...change,
  }
}

export const schedules: Schedule[] = [
  scheduleOf({}),
  scheduleOf({
    id: idOf('schedule', 2),
    name: 'Evenings and nights',
    is_default: false,
    weekly: {
      mon: [{ start: '18:00', end: '21:00' }],
      tue: [],
      wed: [
        { start: '18:00', end: '19:30' },
        { start: '20:00', end: '21:00' },
      ],
      thu: [],
      fri: [{ start: '22:00', end: '02:00' }],
      sat: [],
      sun: [],
    },
    overrides: [],
    eventTypes: 1,
  }),
]

export const germanDaysOff: DaysOffSettings = {
  country: 'DE',
  region: 'BY',
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day', isAvailable: false },
    { date: '2026-12-26', name: 'Boxing Day', isAvailable: false },
    { date: '2027-01-01', name: 'New Year’s Day', isAvailable: false },
    { date: '2027-01-06', name: 'Epiphany', isAvailable: true },
  ],
  away: [
    { from: '2026-12-28', to: '2027-01-08' },
    { from: '2027-02-15', to: '2027-02-15' },
  ],
}

export interface AvailabilityState {
  schedules: Schedule[]
  daysOff: DaysOffSettings
}

const availabilityState = (): AvailabilityState => ({
  schedules: structuredClone(schedules),
  daysOff: { country: null, region: null, holidays: [], away: [] },
})

function availabilityAnswers(
  state: AvailabilityState,
): Answers<
  | 'GET /availability'
  | 'GET /availability/:id'
  | 'POST /availability'
  | 'PATCH /availability/:id'
  | 'DELETE /availability/:id'
  | 'POST /availability/:id/copy'
  | 'GET /days-off'
  | 'PATCH /days-off'
  | 'GET /days-off/countries'
> {
  const schedule = (id: string) => found(state.schedules, id, 'availability_not_found')
  return {
    'GET /availability': () => ({ schedules: state.schedules }),
    'GET /availability/:id': ({ params }) => schedule(params.id),
    'POST /availability': ({ body }) => {
      const added = {
        id: crypto.randomUUID(),
        version: 1,
        eventTypes: 0,
        is_default: false,
        overrides: [],
        ...body,
      }
      state.schedules.push(added)
      return added
    },
    'PATCH /availability/:id': ({ params, body }) => {
      if (body?.is_default) for (const one of state.schedules) one.is_default = false
      return Object.assign(schedule(params.id), body)
    },
    'DELETE /availability/:id': ({ params }) => {
      if (schedule(params.id).is_default) throw refusal('cannot_delete_availability')
      state.schedules = state.schedules.filter(({ id }) => id !== params.id)
      return undefined
    },
    'POST /availability/:id/copy': ({ params, body }) => {
      const copy = {
        ...schedule(params.id),
        id: crypto.randomUUID(),
        name: body.name,
        is_default: false,
        eventTypes: 0,
      }
      state.schedules.push(copy)
      return copy
    },
    'GET /days-off': () => state.daysOff,
    'PATCH /days-off': ({ body = {} }) => {
      const { holidays } = body.country === 'DE' ? germanDaysOff : state.daysOff
      state.daysOff = { ...changedDaysOff({ ...state.daysOff, holidays }, body) }
      if (body.country !== undefined) state.daysOff.holidays = body.country === null ? [] : holidays
      return state.daysOff
    },
    'GET /days-off/countries': () => ({
      countries: [
        { code: 'DE', regions: [{ code: 'BY', name: 'Bayern' }] },
        { code: 'AT', regions: [] },
        { code: 'MC', regions: [] },
      ],
    }),
  }
}

export const availabilityFixture = { state: availabilityState, answers: availabilityAnswers }
