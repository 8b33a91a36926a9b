import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp({ mailPause: 0 })
const { tellAll, remind, mailsTo } = await openMailApp(app)

test('each invitee of a time gets the usual mails, and the host one reminder for all', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { seats: 3, reminders: [{ amount: 1, unit: 'hours' }] })
  const joined = await Promise.all(
    ['ada', 'bo'].map(async (name) => {
      const invitee = { name, email: `${name}@example.test` }
      const { booking } = await book(app, host, event, '2027-03-02T09:00:00Z', { invitee })
      return { id: booking.id, email: invitee.email }
    }),
  )
  for (const { id } of joined) await tellAll(id)
  const before = (await mailsTo(host.me.userEmail)).length
  for (const { id, email } of joined) {
    await remind(id, host.me.userEmail)
    await remind(id, email)
  }
  expect((await mailsTo(host.me.userEmail)).length - before).toBe(1)
  const params = { id: String(joined[0]?.id) }
  const body = { allInvitees: true, reason: 'Ill today' }
  await host.api.call('POST /bookings/:id/cancel', { params, body })
  for (const { id, email } of joined) {
    await tellAll(id)
    const mails = await mailsTo(email)
    expect(mails.map(({ invitation }) => invitation?.split(' ')[0])).toEqual(['REQUEST', undefined, 'CANCEL'])
    const [own, other] = email === 'ada@example.test' ? ['ada', 'bo@'] : ['bo', 'ada@']
    expect(JSON.stringify(mails)).toContain(own)
    expect(JSON.stringify(mails)).not.toContain(other)
    expect(mails.at(-1)?.text).toContain('Ill today')
  }
})
