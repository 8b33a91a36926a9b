import type { PopoverProps } from '@mantine/core'

const MARGIN = 8

/** Lists, menus and popovers open where there is more room, and scroll where they are higher than it. */
export const FITS_THE_SCREEN: PopoverProps['middlewares'] = {
  flip: { fallbackStrategy: 'bestFit' },
  size: {
    padding: MARGIN,
    apply({ availableHeight, elements: { floating } }) {
      floating.style.maxHeight = `${Math.max(0, availableHeight)}px`
      floating.style.overflowY = 'auto'
    },
  },
}
