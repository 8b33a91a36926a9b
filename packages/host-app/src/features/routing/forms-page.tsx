import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { IconPlus } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { FormRow } from './form-row.tsx'
import { formsQuery } from './queries.ts'

/** Forms that lead visitors on. */
export function FormsPage() {
  const t = useText()
  const { call } = useDeps()
  const forms = useQuery(formsQuery(call))
  const isEmpty = forms.data?.length === 0
  const add = (
    <LinkButton to="/organization/forms/$id" params={{ id: 'new' }} leftSection={<IconPlus size={16} />}>
      {t('routing.add')}
    </LinkButton>
  )
  return (
    <Page
      isWide
      title={t('room.routing')}
      text={t('routing.text_of_room')}
      tabs={<RoomTabs of="/" />}
      actions={!isEmpty && add}
    >
      <Answer of={forms} loading={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('routing.empty')} text={t('routing.empty_text')} actions={add} />
          ) : (
            <ul className={rows.list}>
              {list.map((form) => (
                <li key={form.id}>
                  <FormRow form={form} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  )
}
