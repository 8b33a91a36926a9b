import { capability } from '../../capability.ts'

export const offers = capability({ name: 'offers' })
