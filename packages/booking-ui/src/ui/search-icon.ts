import type { IconShape } from './icons.ts'

export const searchIcon: IconShape = 'M20 20l-4.5-4.5M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13'
