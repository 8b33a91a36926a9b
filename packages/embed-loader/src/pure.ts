export { install } from './install.ts'
export { mount } from './mount.ts'
export type { MountOptions } from './mount.ts'
export type { Colour, InlineOptions, PopupTextOptions, PopupWidgetOptions, Unmount } from './options.ts'
