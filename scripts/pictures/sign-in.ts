import type { Page } from 'playwright'
import { createClient } from '../../packages/contract/src/index.ts'
import { DEMO } from '../seed.ts'

/** Opens the dashboard of the demo's host, or of a colleague. They all have the same password. */
export async function signInAsDemo(page: Page, origin: string, email = DEMO.email): Promise<void> {
  const body = { email, password: DEMO.password }
  const { token, expires } = await createClient({ origin })('POST /users/login', { body })
  await page.addInitScript(
    (session) => localStorage.setItem('scheduling.token', session),
    kept(token, expires),
  )
  await page.goto(origin)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** In the format that the dashboard stores. */
function kept(token: string, expires: string): string {
  return JSON.stringify({ token, expires })
}
