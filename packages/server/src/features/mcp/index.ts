import { on, capability } from '../../capability.ts'
import { OTHER_TOKENS } from '../sessions/events.ts'
import { mountMcp } from './mount.ts'
import { callerByTicket, TICKETS } from './tickets.ts'

export const mcp = capability({
  name: 'mcp',
  services: [TICKETS],
  mount: mountMcp,
  hooks: [on(OTHER_TOKENS, callerByTicket)],
})
