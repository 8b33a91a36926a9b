// @vitest-environment happy-dom
import { WELCOME } from '@scheduling/domain/pricing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'

const buyer = { ...me, server: { ...me.server, hasPlans: true, sellsPlans: true } }

test('a discount code that is none is said a second after it was typed', async () => {
  const { state } = await renderApp({ path: '/upgrade', state: { me: buyer } })
  const growth = within(await screen.findByRole('region', { name: 'Growth' }))
  fireEvent.click(growth.getByRole('button', { name: 'SUBSCRIBE' }))
  fireEvent.click(await screen.findByLabelText('I have a discount code'))
  const field = await screen.findByLabelText<HTMLInputElement>('Discount code')
  expect(field.maxLength).toBe(30)
  fireEvent.change(field, { target: { value: 'NOTHING' } })
  await screen.findByText('This discount code is not valid')
  const asked = state.calls
    .filter(({ route }) => route === 'POST /stripe/checkCouponStatus')
    .map(({ args }) => args.body)
  // The first is that of the notice for whoever is on trial.
  expect(asked).toMatchObject([{ coupon_code: WELCOME.code }, { coupon_code: 'NOTHING' }])
})
