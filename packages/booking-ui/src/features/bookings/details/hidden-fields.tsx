import { PAGE_PARAMS } from '@scheduling/contract/page'
import type { Tracking } from '@scheduling/contract/page'
import type { Instant, TimeZone } from '@scheduling/domain'
import type { ComponentType } from 'react'
import { instantText } from '../../../page/links.ts'
import { useWords } from '../../../page/words.tsx'

export interface HiddenFieldsProps {
  start: Instant
  timeZone: TimeZone
  tracking: Tracking
  /** Makes sending the form twice harmless. */
  idempotencyKey: string | null
  /** This visitor's hold. */
  hold: string | null
  isLost: boolean
}

function HiddenFields({ start, isLost, ...props }: HiddenFieldsProps & { person: string | null }) {
  const { language, locale } = useWords()
  return (
    <>
      <input type="hidden" name="timezone" value={props.timeZone} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="idempotency_key" value={props.idempotencyKey ?? ''} />
      {props.hold && <input type="hidden" name="hold" value={props.hold} />}
      {props.person && <input type="hidden" name={PAGE_PARAMS.person} value={props.person} />}
      {Object.entries(props.tracking).map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      {/* A time that is gone is not sent again. The buttons that offer others send their own. */}
      {!isLost && <input type="hidden" name="start" value={instantText(start)} />}
    </>
  )
}

/**
 * What the details form sends without a script, besides what is typed. Only the server draws it. `person`: whom the visitor
 * wants.
 */
export function hiddenFieldsWith(person: string | null): ComponentType<HiddenFieldsProps> {
  return (props) => <HiddenFields {...props} person={person} />
}
