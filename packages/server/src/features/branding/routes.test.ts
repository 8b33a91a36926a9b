import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount } from '../../testing/hosts.ts'

const app = await startTestApp({ hasPlans: true })

/** A bought plan without any feature, because a trial has them all. */
async function planWithout({ me }: TestHost): Promise<void> {
  await app.context.pool.query(
    `update plans set plan_type = 'entry_monthly', configs = '[]' where host_id = $1`,
    [me.userID],
  )
}

const shown = async ({ me }: TestHost) =>
  (await app.visitor.call('GET /owners/:owner', { params: { owner: me.link } })).owner

test('colors are kept in capitals, one by one, and taken back with null', async () => {
  const host = await openAccount(app)
  const first = { colors: { background: '#fff7e8', button: '#0090ff' } }
  expect(await host.api.call('PATCH /settings/branding', { body: first })).toMatchObject({
    colors: { background: '#FFF7E8', text: null, button: '#0090FF' },
  })
  for (let turn = 0; turn < 2; turn++)
    await host.api.call('PATCH /settings/branding', {
      body: { colors: { background: null, text: '#111111' } },
    })
  expect((await shown(host)).colors).toEqual({ background: null, text: '#111111', button: '#0090FF' })
})

test.each(['#09F', 'red', '0090FF', '#0090FF; x'])('"%s" is no color', async (button) => {
  const { api } = await openAccount(app)
  const { errors } = await api.refusal('PATCH /settings/branding', { body: { colors: { button } } })
  expect(errors?.[0]?.path).toBe('colors.button')
})

test('our name is left out where the plan allows it, and stands there again when it does no longer', async () => {
  const host = await openAccount(app)
  const body = { hidesProductName: true }
  expect(host.me.configs).toContainEqual({ slug: 'hide-product-name', data: 'yes', popup: null })
  expect(await host.api.call('PATCH /settings/branding', { body })).toMatchObject({
    hidesProductName: true,
    mayHideProductName: true,
  })
  expect(await shown(host)).toMatchObject({ hidesProductName: true })
  await planWithout(host)
  expect(await shown(host)).toMatchObject({ hidesProductName: false })
  expect(await host.api.call('GET /settings/branding')).toMatchObject({ mayHideProductName: false })
})

test('where the plan does not allow it, it is refused and nothing has changed', async () => {
  const host = await openAccount(app)
  await planWithout(host)
  const before = await host.api.call('GET /settings/branding')
  const { code, title } = await host.api.refusal('PATCH /settings/branding', {
    body: { hidesProductName: true, colors: { button: '#FF0000' } },
  })
  expect({ code, title }).toEqual({
    code: 'upgrade_required',
    title: 'Please upgrade your plan to access this feature.',
  })
  expect(await host.api.call('GET /settings/branding')).toEqual(before)
})
