import { Button, Textarea } from '@mantine/core'
import type { Popup } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { longerThan, problemText } from '../../data/problem-text.ts'
import { useMe } from '../../data/use-me.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { RowsSkeleton } from './accounts-page.tsx'
import classes from './administration.module.css'
import { ADMINISTERED, popupsQuery } from './queries.ts'

/** What hosts read who lack a feature, and what can be bought. */
export function UpgradesPage() {
  const t = useText()
  const { call } = useDeps()
  const { server } = useMe()
  const popups = useQuery(popupsQuery(call))
  return (
    <Page
      up={{ to: '/settings/accounts', text: t('room.accounts') }}
      title={t('administration.upgrades')}
      text={t('administration.upgrades_text')}
    >
      <Answer of={popups} loading={<RowsSkeleton />}>
        {(list) => (
          <>
            {list.map((popup) => (
              <PopupForm key={popup.id} popup={popup} />
            ))}
          </>
        )}
      </Answer>
      {server.sellsPlans && <Catalog />}
    </Page>
  )
}

function PopupForm({ popup: { id, html } }: { popup: Popup }) {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { form, failure, element } = useSentForm({
    saved: { html },
    check: ({ html: typed }) => longerThan(limits.POPUP_MAX, { html: typed }, t),
    async send(values) {
      await call('PUT /operator/popups/:id', { params: { id }, body: values })
      toasts.show(t('administration.done'))
      await queryClient.invalidateQueries({ queryKey: ADMINISTERED })
    },
  })
  return (
    <form {...element} className={classes.popup}>
      <FormNotices isRestored={false} failure={failure} />
      <Textarea
        {...form.text('html')}
        label={id}
        description={t('administration.popup_text')}
        autosize
        minRows={2}
      />
      <div>
        <Button
          type="submit"
          variant="default"
          loading={form.isSending}
          aria-label={t('administration.popup_save', { name: id })}
        >
          {t('administration.change')}
        </Button>
      </div>
    </form>
  )
}

function Catalog() {
  const t = useText()
  const { call } = useDeps()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call('POST /operator/catalog'),
  })
  return (
    <section className={classes.popup}>
      <h2>{t('administration.catalog')}</h2>
      <p>{t('administration.catalog_text')}</p>
      <div>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {t('administration.catalog_align')}
        </Button>
      </div>
      {error && <p role="alert">{problemText(error, t)}</p>}
      {data && (
        <p role="status">
          {data.changes.length === 0 ? t('administration.catalog_same') : data.changes.join(', ')}
        </p>
      )}
    </section>
  )
}
