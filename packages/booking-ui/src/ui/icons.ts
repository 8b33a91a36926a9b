// Line icons in a 24 × 24 square. Each is a separate export, so that a script carries only the ones it shows. This file
// has the icons of the first view. A part that loads later brings its own.

export type IconShape = string

export const alertIcon: IconShape =
  'M12 8v5M12 16.5v.01M10.3 4 2.7 17.5A2 2 0 0 0 4.4 20.5h15.2a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0'
export const calendarIcon: IconShape =
  'M4 9.5h16M8 3v4M16 3v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2'
export const clockIcon: IconShape = 'M12 7.5V12l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18'
export const downIcon: IconShape = 'M7 10l5 5 5-5'
export const globeIcon: IconShape =
  'M3 12h18M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18'
export const nextIcon: IconShape = 'M10 6l6 6-6 6'
export const phoneIcon: IconShape =
  'M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4'
export const pinIcon: IconShape =
  'M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 21c-4-4.5-7-7.5-7-11a7 7 0 0 1 14 0c0 3.5-3 6.5-7 11'
export const playIcon: IconShape = 'M7 5v14l12-7z'
export const previousIcon: IconShape = 'M14 6l-6 6 6 6'
export const videoIcon: IconShape =
  'M15 10l5.5-3v10L15 14M5 6.5h8.5A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V8A1.5 1.5 0 0 1 5 6.5'
