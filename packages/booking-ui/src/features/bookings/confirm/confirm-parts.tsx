import type { PublicOwner } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { Translate } from '@scheduling/messages'
import type { ConfirmMessages } from '@scheduling/messages/confirm'
import { Icon } from '../../../ui/icon.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import css from './confirm.module.css'
import { When } from '../when.tsx'

// What the step of the booking page and the page without a script share.

export type ConfirmTexts = Translate<ConfirmMessages>

interface HeldTimeProps {
  start: Instant
  end: Instant
  timeZone: TimeZone
  owner: PublicOwner
  now: Instant
  /** How long it is held, in words; null: it is no longer. */
  kept: string | null
}

/** The time that is asked for, and how long nobody else gets it. */
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

/** So that phones show digits and offer the code of the newest mail. */
export const CODE_INPUT = {
  name: 'code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  dir: 'ltr',
  spellCheck: false,
  required: true,
} as const

/** As pasted, with spaces or a word or two around it. */
export const CODE_TYPED_MAX = 8 * limits.CONFIRM_CODE_DIGITS

/** An address within a sentence of either direction. */
export function isolated(email: string): string {
  return `\u2066${email}\u2069`
}
