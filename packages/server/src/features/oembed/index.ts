import { capability } from '../../capability.ts'
import { mountOembed } from './routes.ts'

export const oembed = capability({
  name: 'oembed',
  mount: mountOembed,
})
