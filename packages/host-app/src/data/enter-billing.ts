import { BILLING_PATHS } from '@scheduling/contract/dashboard'
import type { EnterBilling } from './till.ts'

/** `leave` is called before a document is left: whoever had to be asked was. */
export function createEnterBilling(leave: () => void): EnterBilling {
  return async (address) => {
    if (isLetIn()) return
    leave()
    window.location.replace(address)
    await new Promise(() => {})
  }
}

/** By the address under which the document came, whatever is shown by now. */
function isLetIn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const path = new URL(entry?.name ?? window.location.href).pathname.replace(/\/$/, '')
  return (BILLING_PATHS as readonly string[]).includes(path)
}
