import { Button, TextInput } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { useState } from 'react'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import classes from './organizations.module.css'
import { usePeopleActions } from './use-people-actions.ts'

/** The owner deletes the organization, others leave it. */
export function Going({ organization }: { organization: Organization }) {
  return organization.role === 'owner' ? <Deletion link={organization.link} /> : <Leaving />
}

function Leaving() {
  const t = useText()
  const { leave } = usePeopleActions()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={classes.part} aria-labelledby="leave">
      <h2 id="leave" className={classes.title}>
        {t('organization.leave_title')}
      </h2>
      <p>{t('organization.leave_text')}</p>
      <div>
        <Button variant="default" color="red" onClick={() => setAsked(true)}>
          {t('organization.leave')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('organization.leave_sure')}
        action={t('organization.leave')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void leave()
        }}
      >
        {t('organization.leave_text')}
      </ConfirmDialog>
    </section>
  )
}

function Deletion({ link }: { link: string }) {
  const t = useText()
  const { deleteIt } = usePeopleActions()
  const { form, failure, element } = useSentForm({
    saved: { link: '' },
    check: (values) => ({ ...(values.link.trim() !== link && { link: t('organization.delete_other') }) }),
    send: (values) => deleteIt(values.link.trim()),
  })
  return (
    <section className={classes.part} aria-labelledby="delete">
      <h2 id="delete" className={classes.title}>
        {t('organization.delete_title')}
      </h2>
      <p>{t('organization.delete_text')}</p>
      <form {...element} className={classes.form}>
        <FormNotices isRestored={false} failure={failure} />
        <TextInput
          {...form.text('link')}
          aria-required
          label={t('organization.delete_label', { link })}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button type="submit" color="red" loading={form.isSending}>
            {t('organization.delete')}
          </Button>
        </div>
      </form>
    </section>
  )
}
