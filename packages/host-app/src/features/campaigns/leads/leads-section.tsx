import { Button, TextInput } from '@mantine/core'
import type { Campaign, Lead } from '@scheduling/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { IconDownload, IconPlus, IconSearch } from '../../../ui/icons.ts'
import { Answer } from '../../../ui/states/answer.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { useLast } from '../../../ui/use-last.ts'
import { useSearchText } from '../../../ui/use-search-text.ts'
import editor from '../../../ui/page/editor.module.css'
import { ImportDialog } from '../import/import-dialog.tsx'
import { leadsQuery } from '../queries.ts'
import { FiguresSection } from './figures-section.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { LeadList } from './lead-list.tsx'
import { leadName } from './lead-name.ts'
import classes from './leads.module.css'
import { MinutesLine } from './minutes-line.tsx'
import { useLeadActions } from './use-lead-actions.ts'

interface Props {
  campaign: Campaign
  search: string | undefined
}

type Open = { dialog: 'add' | 'import' } | { dialog: 'edit' | 'delete'; lead: Lead }

/** The leads of a campaign, and what can be done with them. */
export function LeadsSection({ campaign, search }: Props) {
  const t = useText()
  const { call } = useDeps()
  const navigate = useNavigate()
  const actions = useLeadActions(campaign)
  const leads = useInfiniteQuery(leadsQuery(call, campaign.id, search))
  const field = useSearchText(search, (q) => void navigate({ to: '.', search: { q }, replace: true }))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const deleted = useLast(open?.dialog === 'delete' ? open.lead : undefined)
  const buttons = (
    <div className={editor.buttons}>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => setOpen({ dialog: 'add' })}
      >
        {t('leads.add')}
      </Button>
      <Button onClick={() => setOpen({ dialog: 'import' })}>{t('leads.import')}</Button>
    </div>
  )
  const isEmpty = campaign.leads === 0 && search === undefined
  return (
    <section className={classes.section} aria-labelledby="leads">
      <div className={classes.head}>
        <h2 id="leads" className={editor.title}>
          {t('campaigns.leads_count', { count: campaign.leads })}
        </h2>
        {!isEmpty && buttons}
      </div>
      {!isEmpty && <FiguresSection campaign={campaign} />}
      {campaign.destination.kind === 'page' && <MinutesLine />}
      {!isEmpty && (
        <div className={classes.head}>
          <TextInput
            type="search"
            data-search
            className={classes.search}
            leftSection={<IconSearch size={16} />}
            aria-label={t('leads.search')}
            placeholder={t('leads.search')}
            value={field.typed}
            onChange={(event) => field.type(event.currentTarget.value)}
          />
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} />}
            loading={actions.isExporting}
            onClick={actions.exportAll}
          >
            {t('leads.export')}
          </Button>
        </div>
      )}
      <Answer of={leads} loading={<RowsSkeleton />}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.leads)
          if (shown.length > 0)
            return (
              <LeadList
                campaign={campaign}
                leads={shown}
                hasMore={leads.hasNextPage}
                onMore={() => leads.fetchNextPage()}
                onEdit={(lead) => setOpen({ dialog: 'edit', lead })}
                onDelete={(lead) => setOpen({ dialog: 'delete', lead })}
              />
            )
          if (search !== undefined) return <p role="status">{t('leads.not_found')}</p>
          return <EmptyState title={t('leads.empty')} text={t('leads.empty_text')} actions={buttons} />
        }}
      </Answer>
      {open?.dialog === 'import' && <ImportDialog campaign={campaign} onClose={close} />}
      {(open?.dialog === 'add' || open?.dialog === 'edit') && (
        <LeadDialog
          lead={open.dialog === 'edit' ? open.lead : undefined}
          send={actions.put}
          onClose={close}
        />
      )}
      {deleted && (
        <ConfirmDialog
          isOpen={open?.dialog === 'delete'}
          title={t('leads.delete_title')}
          action={t('leads.delete_title')}
          onClose={close}
          onConfirm={() => {
            void actions.remove(deleted)
            close()
          }}
        >
          {t('leads.delete_text', { name: leadName(deleted) })}
        </ConfirmDialog>
      )}
    </section>
  )
}
