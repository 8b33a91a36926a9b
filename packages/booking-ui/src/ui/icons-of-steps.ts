import type { IconShape } from './icons.ts'

// For the steps after the first one, and for pages without a script.

export const backIcon: IconShape = 'M19 12H5M11 6l-6 6 6 6'
export const checkIcon: IconShape = 'M5 12.5l4.5 4.5L19 7.5'
export const mailIcon: IconShape =
  'M4 7l8 6 8-6M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5'
export const noteIcon: IconShape =
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H11L7 20v-3.5H5.5A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5'
export const usersIcon: IconShape =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 19.5a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 5.5'
