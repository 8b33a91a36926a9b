import type { Traces } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { emailsOfHost } from '../accounts/operations.ts'
import { organizationsAround } from '../hosts/operations.ts'
import { devicesOfHost } from './store.ts'

/** What tells the people of a host apart from others. */
export async function tracesOf({ db }: Pick<Context, 'db'>, hostId: HostId): Promise<Omit<Traces, 'card'>> {
  const [emails, devices, organizations] = await Promise.all([
    emailsOfHost(db, hostId),
    devicesOfHost(db, hostId),
    organizationsAround(db, hostId),
  ])
  return { emails, devices: devices.map((device) => device.toString('hex')), organizations }
}
