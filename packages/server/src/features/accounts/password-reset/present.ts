import type { Api } from '@scheduling/contract'
import { presentPasskey } from '../passkeys/present.ts'
import type { Staying } from './operations.ts'

export function presentStaying({
  passkeys,
  devices,
}: Staying): Api['POST /users/changepassword/staying']['$result'] {
  return {
    passkeys: passkeys.map(presentPasskey),
    devices: devices.map(({ browser, system, used_at }) => ({
      browser,
      system,
      usedAt: used_at.toISOString(),
    })),
  }
}
