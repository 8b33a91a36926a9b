import type { TrackingParam } from '@scheduling/contract/page'
import { ADDRESS, type Settings, settingsFrom } from './settings.ts'

const ANSWER = 'answer_'

/** Removes the booking page again. Repeat: harmless. */
export type Unmount = () => void

/** Six hexadecimal digits after `#`: `#0090FF`. */
export type Color = `#${string}`

/** What the site knows about the visitor. It is filled in, or kept with the booking. */
export interface Known extends Answers, Tracking {
  name?: string
  email?: string
}

/** Options of every kind. Without an option, the host's branding applies. */
export interface Common extends Known {
  /** Hides the name and description of the event. */
  hideEventDetails?: boolean
  backgroundColor?: Color
  textColor?: Color
  /** For buttons and links on the booking page. */
  buttonColor?: Color
  /** Default: `auto`, the visitor's scheme. */
  theme?: 'light' | 'dark' | 'auto'
  /** Two letters. Default: the visitor's. */
  language?: string
  /** What screen readers call the booking page. Default: `Schedule time with me`. */
  linkText?: string
}

type Tracking = { [name in TrackingParam]?: string }

interface Answers {
  /** Filled in for the visitor. The name ends with the id of the question. */
  [answer: `answer_${string}`]: string | undefined
}

export interface Target {
  /** Address of a booking page, `https://…`. */
  url: string
}

export interface Closable {
  /** What screen readers call the button that closes the popup. Default: `Close`. */
  closeLabel?: string
}

/** A new frame in `container`, or the site's own `frame`, which is not loaded again. */
export type InlineOptions =
  | (Common & Target & { container: HTMLElement; frame?: never })
  // A loaded page has its look in its address.
  | (Known & { frame: HTMLIFrameElement; container?: never; url?: never })

/** A trigger without content shows `linkText`. */
export type PopupTextOptions = Common & Closable & Target & { trigger: HTMLElement }

export type PopupWidgetOptions = Common &
  Closable &
  Target & {
    /** Default: `Booking`. */
    buttonText?: string
    /** Default: `#0090FF`. */
    buttonBackgroundColor?: Color
    /** Default: `#FFFFFF`. */
    buttonTextColor?: Color
  }

/** Converts options to the settings that the same attributes would give. */
export function settingsOf(options: object): Settings {
  const given = Object.entries(options).flatMap(([name, value]: [string, string | boolean | undefined]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  const [answers, others] = [given.filter(isAnswer), given.filter((option) => !isAnswer(option))]
  const settings = {
    ...settingsFrom(others.map(([name, value]) => ({ name: attributeName(name), value }))),
    // Keep ids of questions exactly as they are: an attribute would lose capitals and hyphens.
    ...Object.fromEntries<string>(answers),
  }
  if (!ADDRESS.test(settings.url!))
    throw new TypeError('url is missing or wrong; expected the address of a booking page, https://…')
  return settings
}

function isAnswer([name]: readonly [string, string]): boolean {
  return name.startsWith(ANSWER)
}

function attributeName(option: string): string {
  return `data-${option.replace(/[A-Z]/g, '-$&').toLowerCase()}`
}
