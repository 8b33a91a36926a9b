import type { PageData, PublicOwner } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { Translate } from '@scheduling/messages'
import type { ConfirmMessages } from '@scheduling/messages/confirm'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import css from './confirm.module.css'
import { When } from '../when.tsx'

// Shared by the step of the booking page and the page without a script.

export type ConfirmData = Extract<PageData, { kind: 'confirm' }>
export type ConfirmTexts = Translate<ConfirmMessages>

interface HeldTimeProps {
  start: Instant
  end: Instant
  timeZone: TimeZone
  owner: PublicOwner
  now: Instant
  /** How long the time is still held, in words. Null: no longer. */
  kept: string | null
}

/** The requested time, and how long it is held. */
export function HeldTime({ kept, ...when }: HeldTimeProps) {
  return (
    <When {...when}>
      {kept && (
        <p className={css.kept}>
          <Icon shape={clockIcon} />
          {kept}
        </p>
      )}
    </When>
  )
}

/** Makes phones show digits and offer the code from the newest message. */
export const CODE_INPUT = {
  name: 'code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  dir: 'ltr',
  spellCheck: false,
  required: true,
} as const

/** Allows pasted text with spaces or a few words around the code. */
export const CODE_TYPED_MAX = 8 * limits.CONFIRM_CODE_DIGITS

/** Keeps an address together in a sentence of either direction. */
export function isolated(email: string): string {
  return `\u2066${email}\u2069`
}
