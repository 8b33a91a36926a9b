import { capability } from '../../capability.ts'
import { sweepActivity } from './operations.ts'

export const activity = capability({
  name: 'activity',
  sweeps: [sweepActivity],
})
