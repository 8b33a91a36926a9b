import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DesktopOnly } from './desktop-only.tsx'
import type { Place } from './offered-times.tsx'
import classes from './parts.module.css'

interface Props {
  up: Place
  title: string
  text: string
  actions?: ReactNode
  /** The message that a phone shows instead of the week. */
  phone: string
  /** It already exists. On a phone, everything but its times can be changed. */
  isKnown?: boolean
  kept: Parameters<typeof KeptFormFrame>[0]['kept']
  /** A sentence about the source of a change made meanwhile. */
  changedFrom?: ReactNode
  fields: ReactNode
  picker: ReactNode
}

/** The fields of a one-off or a poll, with the week for picking times next to them. */
export function PickingPage({
  up,
  title,
  text,
  actions,
  phone,
  isKnown = false,
  kept,
  changedFrom,
  fields,
  picker,
}: Props) {
  const t = useText()
  const onDesktop = (part: ReactNode) => (
    <DesktopOnly title={phone} text={t('pick.phone_text')}>
      {part}
    </DesktopOnly>
  )
  const form = (
    <KeptFormFrame kept={kept} className={classes.columns} changedFrom={changedFrom}>
      <div className={classes.part}>{fields}</div>
      {isKnown ? onDesktop(picker) : picker}
    </KeptFormFrame>
  )
  return (
    <Page isWide up={up} title={title} text={text} actions={actions}>
      {isKnown ? form : onDesktop(form)}
    </Page>
  )
}
