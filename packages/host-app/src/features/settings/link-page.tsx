import { Button } from '@mantine/core'
import type { Settings } from '@scheduling/contract'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { LinkField } from '../accounts/link/link-field.tsx'
import { useLinkForm } from '../accounts/link/use-link-form.ts'
import { ProofSwitch } from './proof-switch.tsx'
import { SettingsPage } from './settings-page.tsx'
import classes from './settings-page.module.css'
import { useSettingsActions } from './use-settings-actions.ts'

export function LinkPage() {
  const t = useText()
  return (
    <SettingsPage title={t('room.link')} text={t('my_link.text')}>
      {(settings) => (
        <div className={classes.parts}>
          <Link settings={settings} />
          <ProofSwitch settings={settings} />
        </div>
      )}
    </SettingsPage>
  )
}

function Link({ settings: { formerLinks } }: { settings: Settings }) {
  const t = useText()
  const origin = usePageOrigin()
  const { link } = useMe()
  const toasts = useToasts()
  const actions = useSettingsActions()
  const [isAsking, setAsking] = useState(false)
  const { form, failure, element, submit, field } = useLinkForm(link, async (wanted) => {
    await actions.moveTo(wanted)
    toasts.show(t('my_link.moved'))
  })

  return (
    <>
      <form
        {...element}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (form.isDirty) setAsking(true)
        }}
      >
        <FormNotices isRestored={form.isRestored} failure={failure} />
        <p className={classes.address}>
          <bdi dir="ltr">{`${origin}/${link}`}</bdi>{' '}
          <CopyButton label={t('my_link.copy')} text={`${origin}/${link}`} />
        </p>
        <LinkField {...field} />
        <div>
          <Button type="submit" loading={form.isSending} disabled={!form.isDirty}>
            {t('my_link.change')}
          </Button>
        </div>
        {formerLinks.length > 0 && <FormerLinks links={formerLinks} />}
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('my_link.ask')}
        action={t('my_link.change')}
        onConfirm={() => {
          setAsking(false)
          submit()
        }}
        onClose={() => setAsking(false)}
      >
        {t('my_link.ask_text', { old: `/${link}`, next: `/${form.values.link}` })}
      </ConfirmDialog>
    </>
  )
}

function FormerLinks({ links }: { links: Settings['formerLinks'] }) {
  const t = useText()
  const format = useFormat()
  return (
    <section aria-labelledby="former-links">
      <h2 id="former-links" className={classes.title}>
        {t('my_link.former')}
      </h2>
      <ul className={classes.former}>
        {links.map(({ link, until }) => (
          <li key={link}>
            <bdi dir="ltr">/{link}</bdi>{' '}
            <span className={classes.hint}>{t('my_link.until', { date: format.day(until) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
