import { ACCENT } from '@scheduling/domain'
import { createTheme, localStorageColorSchemeManager } from '@mantine/core'
import { clearOfError } from './clear-of-error.ts'
import type { PopoverProps } from '@mantine/core'

const MARGIN = 8

/** Lists, menus and popovers open where there is more room, and scroll where they are higher than it. */
const FITS_THE_SCREEN: PopoverProps['middlewares'] = {
  flip: { fallbackStrategy: 'bestFit' },
  size: {
    padding: MARGIN,
    apply({ availableHeight, elements: { floating } }) {
      floating.style.maxHeight = `${Math.max(0, availableHeight)}px`
      floating.style.overflowY = 'auto'
    },
  },
}

export const THEME_KEY = 'scheduling.theme'

export const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_KEY })

/** On this device. */
export function isThemeChosen(): boolean {
  return localStorage.getItem(THEME_KEY) !== null
}

const ERROR_ABOVE = ['label', 'description', 'error', 'input']

export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  primaryColor: 'accent',
  // White on the accent itself has a contrast of 3.3; shade 7 has 5.4.
  primaryShade: 7,
  colors: {
    accent: [
      '#e6f3ff',
      '#cfe8ff',
      '#9fd0fb',
      '#6bb8fb',
      '#35a3ff',
      ACCENT,
      '#007ce0',
      '#006bc4',
      '#0059a6',
      '#004785',
    ],
    // White on shade 7 has a contrast of 5.6.
    red: [
      '#ffecec',
      '#ffd6d6',
      '#ffb3b3',
      '#ff9999',
      '#ff8080',
      '#ec5a5f',
      '#d93f45',
      '#c42b31',
      '#a62127',
      '#7d161b',
    ],
    dark: [
      '#e8ebf0',
      '#c6ccd6',
      '#a3adbb',
      '#8590a1',
      '#3a4453',
      '#1f2530',
      '#151920',
      '#0f1217',
      '#0b0d11',
      '#08090c',
    ],
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Otherwise a dialog has a banner of its own.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 150 } } },
    Drawer: { defaultProps: { position: 'right', transitionProps: { duration: 180 } } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 120 },
        withinPortal: true,
        offset: clearOfError,
        // It would be a child of the menu that is no item. The first item has the focus instead.
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { middlewares: FITS_THE_SCREEN } },
    Tooltip: { defaultProps: { openDelay: 400, withinPortal: true } },
    // Otherwise the options of every closed field, a hundred times each, are in the page.
    Combobox: { defaultProps: { keepMounted: false, offset: clearOfError } },
    // Below the field, its own list would cover the error.
    Select: { defaultProps: { inputWrapperOrder: ERROR_ABOVE } },
    Autocomplete: { defaultProps: { inputWrapperOrder: ERROR_ABOVE } },
    Button: { defaultProps: { size: 'sm' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
  },
})
