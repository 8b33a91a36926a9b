import { capability } from '../../capability.ts'
import { TABLES } from './tables.ts'

export const plans = capability({ name: 'plans', tables: TABLES })
