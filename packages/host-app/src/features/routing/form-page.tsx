import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { usePageOrigin } from '../../data/use-page-origin.ts'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { FormEditor } from './form-editor.tsx'
import { formsQuery } from './queries.ts'

const route = getRouteApi('/shell/organization/forms/$id')

/** `/organization/forms/new` or `/organization/forms/{id}`. */
export function FormPage() {
  const t = useText()
  const { call } = useDeps()
  const { id } = route.useParams()
  const { link } = useMe()
  const origin = usePageOrigin()
  const navigate = useNavigate()
  const forms = useQuery(formsQuery(call))
  const form = forms.data?.find((one) => one.id === id)
  const isNew = id === 'new'
  const isGone = forms.data !== undefined && !form && !isNew
  const title = isNew ? t('routing.add') : isGone ? t('routing.gone') : (form?.name ?? t('room.routing'))

  return (
    <Page
      isWide
      up={{ to: '/organization/forms', text: t('room.routing') }}
      title={title}
      actions={
        form && (
          <CopyButton
            text={`${origin}/${link}/${form.slug}`}
            label={t('share.copy')}
            said={t('share.copied')}
          />
        )
      }
    >
      <Answer of={forms} loading={<RowsSkeleton />}>
        {(list) =>
          isGone ? (
            <EmptyState
              title={t('routing.gone')}
              text={t('routing.gone_text')}
              actions={<LinkButton to="/organization/forms">{t('routing.all')}</LinkButton>}
            />
          ) : (
            <FormEditor
              key={id}
              form={form}
              forms={list}
              onAdded={async (added) => {
                await navigate({
                  to: '/organization/forms/$id',
                  params: { id: added.id },
                  replace: true,
                  // The form is saved, so do not ask about unsaved changes.
                  ignoreBlocker: true,
                })
              }}
            />
          )
        }
      </Answer>
    </Page>
  )
}
