// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'
import { CONNECT_REFRESH, tellConnect } from './tell-connect.ts'

const buyer = { ...me, server: { ...me.server, hasPlans: true, sellsPlans: true } }

test('who comes back from a bank is thanked, and analytics are told of the purchase', async () => {
  const page = window as { dataLayer?: object[] }
  // Of what was bought before in the same page.
  delete page.dataLayer
  const path = '/upgrade?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1&state=success'
  const { router } = await renderApp({ path, state: { me: buyer } })
  await screen.findByRole('heading', { name: 'Thank you!' })
  expect(router.state.location.pathname).toBe('/payment-success')
  expect(page.dataLayer).toEqual([{ event: 'purchase', ecommerce: { currency: 'USD', value: 149 } }])
})

test('windows of our own are told that something was bought', () => {
  const told: unknown[] = []
  const other = { postMessage: (message: unknown, to: string) => told.push([message, to]) }
  const page = { opener: other, parent: other } as unknown as Window
  tellConnect(page, 'https://meet.example')
  expect(told).toEqual(Array.from({ length: 2 }, () => [{ type: CONNECT_REFRESH }, 'https://meet.example']))
})
