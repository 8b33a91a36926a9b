import { machineAddress } from '../../mail/machine-address.ts'

/** Email addresses that differ only in case, or in how their domain is written, have the same key. */
export function emailKey({ email }: { email: string }): string {
  return machineAddress(email).toLowerCase()
}
