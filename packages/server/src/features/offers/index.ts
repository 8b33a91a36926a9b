import { capability } from '../../capability.ts'
import { SHARED_READS } from '../../shared-reads.ts'

export const offers = capability({ name: 'offers', services: [SHARED_READS] })
