import { capability } from '../../capability.ts'
import { BUSY } from './kept.ts'

export const busy = capability({
  name: 'busy',
  services: [BUSY],
})
