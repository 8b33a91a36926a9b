import { at, capability } from '../../capability.ts'
import { OTHER_TOKENS } from '../sessions/events.ts'
import { mountMcp } from './mount.ts'
import { callerByTicket, TICKETS } from './tickets.ts'

export const mcp = capability({
  name: 'mcp',
  keeps: [TICKETS],
  mount: mountMcp,
  takesPart: [at(OTHER_TOKENS, callerByTicket)],
})
