import { Button, Checkbox, Textarea, TextInput } from '@mantine/core'
import type { App } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import rows from '../../ui/rows.module.css'
import { SecretPanel } from '../../ui/secret-panel/secret-panel.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import type { AppValues } from './app-values.ts'
import { checkApp, NEW_APP } from './app-values.ts'
import classes from './oauth.module.css'
import { appsQuery } from './queries.ts'
import { useAppActions } from './use-app-actions.ts'

/** For developers: apps without a description of their own at a public address. */
export function RegisteredApps() {
  const t = useText()
  const { call } = useDeps()
  const apps = useQuery(appsQuery(call))
  const actions = useAppActions()
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const [removed, setRemoved] = useState<App>()
  return (
    <section className={classes.part} aria-label={t('oauth.own')}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.heading}>{t('oauth.own')}</h2>
          <p className={classes.dim}>{t('oauth.own_text')}</p>
        </div>
        {!isMaking && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {t('oauth.own_add')}
          </Button>
        )}
      </div>
      {isMaking && (
        <AppForm
          register={actions.register}
          onDone={(made) => {
            setMaking(false)
            setSecret(made)
          }}
          onCancel={() => setMaking(false)}
        />
      )}
      {secret !== null && (
        <SecretPanel
          title={t('oauth.own_fresh')}
          secret={secret}
          copy={t('oauth.own_secret_copy')}
          copied={t('oauth.own_secret_copied')}
          done={t('api_keys.done')}
          onKept={() => setSecret(null)}
        >
          {t('api_keys.once')}
        </SecretPanel>
      )}
      <Answer of={apps} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            !isMaking && <p>{t('oauth.own_none')}</p>
          ) : (
            <ul className={rows.list}>
              {list.map((app) => (
                <li key={app.id}>
                  <AppRow app={app} onRemove={() => setRemoved(app)} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      <RemovalDialog
        of={removed}
        title={({ name }) => t('api_keys.remove_of', { name })}
        action={t('api_keys.remove')}
        onRemove={actions.remove}
        onClose={() => setRemoved(undefined)}
      >
        {t('oauth.own_remove_text')}
      </RemovalDialog>
    </section>
  )
}

function AppRow({ app, onRemove }: { app: App; onRemove: () => void }) {
  const t = useText()
  const { id, name, redirects } = app
  return (
    <article className={rows.row} aria-label={name}>
      <div className={rows.link}>
        <bdi className={rows.name}>{name}</bdi>
        <span className={rows.facts}>
          <span>
            {t('oauth.own_id')}: <code dir="ltr">{id}</code>
          </span>
        </span>
        <span className={rows.facts}>
          {redirects.map((redirect) => (
            <span key={redirect} dir="ltr">
              {redirect}
            </span>
          ))}
        </span>
      </div>
      <Button variant="default" aria-label={t('api_keys.remove_of', { name })} onClick={onRemove}>
        {t('api_keys.remove')}
      </Button>
    </article>
  )
}

interface FormProps {
  register: (values: AppValues) => Promise<string | null>
  onDone: (secret: string | null) => void
  onCancel: () => void
}

function AppForm({ register, onDone, onCancel }: FormProps) {
  const t = useText()
  const { form, failure, element } = useSentForm({
    saved: NEW_APP,
    check: (values) => checkApp(values, t),
    send: async (values) => onDone(await register(values)),
  })
  return (
    <form {...element} className={classes.form} aria-label={t('oauth.own_add')}>
      <FormNotices isRestored={false} failure={failure} />
      <TextInput
        {...form.text('name')}
        aria-required
        label={t('api_keys.name')}
        description={t('oauth.own_name_text')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button opened this field
        autoFocus
      />
      <Textarea
        {...form.text('redirects')}
        aria-required
        label={t('oauth.own_redirects')}
        description={t('oauth.own_redirects_text')}
        dir="ltr"
        autosize
        minRows={2}
      />
      <Checkbox
        checked={form.values.isConfidential}
        label={t('oauth.own_secret')}
        description={t('oauth.own_secret_text')}
        onChange={({ currentTarget }) => form.set('isConfidential', currentTarget.checked)}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSending}>
          {t('oauth.own_make')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}
