import type { Api } from '@scheduling/contract'
import type { RemainingAccess } from './reset.ts'

export function presentRemainingAccess({
  passkeys,
  devices,
}: RemainingAccess): Api['POST /users/changepassword/staying']['$result'] {
  return {
    passkeys,
    devices: devices.map(({ browser, system, used_at }) => ({
      browser,
      system,
      usedAt: used_at.toISOString(),
    })),
  }
}
