import { configsOf, FEATURES } from '@scheduling/domain/entitlements'
import { expect, test } from 'vitest'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { connectCrm, drainCrms, followCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'

const { app, crms } = await startCrmApp({ hasPlans: true })
const [crm] = crms

test('in a plan without CRMs nothing is set or written, and what happened meanwhile comes with the plan', async () => {
  if (!crm) throw new Error('no CRM')
  const host = await openAccount(app)
  const { id } = await connectCrm(host, crm)
  const params = { id }
  const allow = async (features: typeof FEATURES) =>
    app.context.db
      .updateTable('plans')
      .set({ plan_type: 'entry_monthly', configs: JSON.stringify(configsOf(features)) })
      .where('host_id', '=', host.me.userID)
      .execute()
  await allow(FEATURES.filter(({ slug }) => slug !== 'crm') as never)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z')
  await followCrm(app, host, booking.id)
  expect(crm.meetings()).toEqual([])
  for (const [route, body] of [
    ['PATCH /crms/:id', { addsGuests: true }],
    ['GET /crms/:id/fields', undefined],
    ['POST /crms/:id/preview', { email: booking.invitee.email, mapping: [] }],
    ['POST /crms/:id/backfill', { span: 'all' }],
  ] as const)
    expect((await host.api.refusal(route, { params, body })).code).toBe('upgrade_required')
  await allow(FEATURES)
  await drainCrms(app, host)
  expect(crm.meetings()).toHaveLength(1)
})
