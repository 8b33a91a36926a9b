// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { me } from '../../accounts/fixture.ts'

const buyer = { ...me, server: { ...me.server, hasPlans: true, sellsPlans: true } }

test.each([
  ['/upgrade', { tier: 'growth', period: 'yearly' }],
  ['/weezly-connect-upgrade', {}],
])(
  'at %s a plan that is chosen right after the year is paid for a year, and its form is drawn once',
  async (path, search) => {
    const { state, router } = await renderApp({ path, state: { me: buyer } })
    const growth = within(await screen.findByRole('region', { name: 'Growth' }))
    const drawn: string[] = []
    const watching = new MutationObserver(() => {
      const title = screen.queryByRole('heading', { name: /^Pay for / })?.textContent
      if (title && drawn.at(-1) !== title) drawn.push(title)
    })
    onTestFinished(() => watching.disconnect())
    watching.observe(document.body, { childList: true, subtree: true, characterData: true })
    fireEvent.click(screen.getByRole('radio', { name: /Yearly/ }))
    fireEvent.click(growth.getByRole('button', { name: 'SUBSCRIBE' }))
    await screen.findByRole('button', { name: 'Pay $1,430.40' })
    const taxes = state.calls.filter(({ route }) => route === 'POST /stripe/calculateTax')
    expect(taxes.map(({ args }) => args.body)).toEqual([
      { plan_type: 'growth_yearly', quantity: expect.any(Number) as number },
    ])
    expect(drawn).toHaveLength(1)
    expect(router.state.location.search).toEqual(search)
  },
)
