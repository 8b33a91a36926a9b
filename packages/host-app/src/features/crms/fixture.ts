import type { Crm, CrmField } from '@scheduling/contract'
import { DAY, HOUR } from '@scheduling/domain'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'

export interface CrmsState {
  crm: Crm
  crmFields: CrmField[]
}

export function crmOf(change: Partial<Crm> = {}): Crm {
  return {
    connectionId: idOf('connection', 1),
    addsGuests: false,
    mapping: [],
    missingFields: [],
    backfill: null,
    waiting: 0,
    failed: 0,
    lastWrites: [],
    ...change,
  }
}

const write = (number: number, change: Partial<Crm['lastWrites'][number]>): Crm['lastWrites'][number] => ({
  bookingId: idOf('booking', number),
  eventName: 'Intro call',
  invitee: 'Ada Guest',
  start: iso(NOW + DAY),
  state: 'written',
  at: iso(NOW - HOUR),
  failure: null,
  ...change,
})

/** A CRM in use: fields, a change that failed, a field that is gone. */
export const busyCrm: Crm = crmOf({
  addsGuests: true,
  mapping: [
    {
      source: { kind: 'question', label: 'What would you like to talk about?' },
      fieldId: 'message',
      fieldName: 'Message',
      overwrites: false,
    },
    {
      source: { kind: 'tracking', name: 'utm_source' },
      fieldId: 'lead_note',
      fieldName: 'Lead note',
      overwrites: true,
    },
  ],
  missingFields: ['Lead note'],
  backfill: { span: 'all', total: 240, done: 96, startedAt: iso(NOW - HOUR), state: 'running' },
  waiting: 144,
  failed: 1,
  lastWrites: [
    write(1, {}),
    write(2, { invitee: 'Bo Larsen', state: 'waiting', at: null }),
    write(3, { invitee: 'Chiara Conti', state: 'failed', failure: 'forbidden' }),
    write(4, { invitee: 'Dana Levi', state: 'deleted_there' }),
  ],
})

const crmsState = (): CrmsState => ({
  crm: crmOf(),
  crmFields: [
    { id: 'company', name: 'Company name', type: 'text', options: [] },
    { id: 'message', name: 'Message', type: 'text', options: [] },
    { id: 'team_size', name: 'Team size', type: 'number', options: [] },
  ],
})

function crmsAnswers(
  state: CrmsState,
): Answers<
  | 'GET /crms/:id'
  | 'PATCH /crms/:id'
  | 'GET /crms/:id/fields'
  | 'POST /crms/:id/preview'
  | 'POST /crms/:id/backfill'
  | 'DELETE /crms/:id/backfill'
  | 'POST /crms/:id/retry'
> {
  const change = (to: Partial<Crm>) => (state.crm = { ...state.crm, ...to })
  return {
    'GET /crms/:id': () => state.crm,
    'PATCH /crms/:id': ({ body }) => change({ ...(body as Partial<Crm>), missingFields: [] }),
    'GET /crms/:id/fields': () => ({ fields: state.crmFields }),
    'POST /crms/:id/preview': ({ body }) => ({
      contact: { name: 'Ada Guest', email: body?.email ?? '' },
      booking: { eventName: 'Intro call', start: iso(NOW + DAY) },
      fields: (body?.mapping ?? []).map(({ fieldName, overwrites }, index) => ({
        fieldName,
        before: index === 0 ? '' : 'Fair in May',
        after: index === 0 ? 'Prices for a team of ten' : overwrites ? 'newsletter' : 'Fair in May',
        problem: null,
        answer: '',
        state: index === 0 ? ('new' as const) : overwrites ? ('replaced' as const) : ('kept' as const),
      })),
    }),
    'POST /crms/:id/backfill': ({ body }) =>
      change({
        backfill: { span: body?.span ?? 'all', total: 12, done: 0, startedAt: iso(NOW), state: 'running' },
      }),
    'DELETE /crms/:id/backfill': () =>
      change(state.crm.backfill ? { backfill: { ...state.crm.backfill, state: 'stopped' } } : {}),
    'POST /crms/:id/retry': () => change({ failed: 0 }),
  }
}

export const crmsFixture = { state: crmsState, answers: crmsAnswers }
