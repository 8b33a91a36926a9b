import { Menu } from '@mantine/core'
import type { Campaign, Lead } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx'
import { IconCopy, IconDelete, IconEdit, IconExternal } from '../../../ui/icons.ts'
import { MoreMenu, WorkItem } from '../../../ui/work/more-menu.tsx'
import rows from '../../../ui/rows.module.css'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { leadBackgroundText } from './lead-background-text.ts'
import { leadActivityTexts } from './lead-activity-text.ts'
import { leadName } from './lead-name.ts'
import classes from './leads.module.css'
import { MAIL_PROGRAMS } from './mail-copy.ts'
import { useMailCopy } from './use-mail-copy.ts'

interface Acts {
  campaign: Campaign
  onEdit: (lead: Lead) => void
  onDelete: (lead: Lead) => void
}

interface Props extends Acts {
  leads: readonly Lead[]
  hasMore: boolean
  onMore: () => Promise<unknown>
}

export function LeadList({ leads, hasMore, onMore, ...acts }: Props) {
  const t = useText()
  return (
    <>
      <ul className={rows.list}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadRow {...acts} lead={lead} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <WorkButton variant="default" work={onMore}>
            {t('leads.more')}
          </WorkButton>
        </div>
      )}
    </>
  )
}

function LeadRow({ lead, ...acts }: Acts & { lead: Lead }) {
  const t = useText()
  const format = useFormat()
  const name = leadName(lead)
  const { email, externalKey, fields, link, activity } = lead
  const isCounted = acts.campaign.destination.kind === 'page' || activity !== null
  const known = [email ?? externalKey, fields['company']].filter((fact) => fact && fact !== name)
  return (
    <article className={`${rows.row} ${classes.row}`} aria-label={name}>
      <div className={rows.link}>
        <h3 className={rows.name} dir="auto">
          {name}
        </h3>
        <span className={rows.facts}>
          {known.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
        {acts.campaign.background === 'website' && acts.campaign.destination.kind === 'page' && (
          <span className={classes.did}>{leadBackgroundText(lead, 'website', t)}</span>
        )}
        {isCounted && (
          <span className={classes.did}>
            {leadActivityTexts(lead, t, format).map((did) => (
              <span key={did}>{did}</span>
            ))}
          </span>
        )}
      </div>
      <CopyButton
        variant="subtle"
        color="gray"
        text={link}
        label={t('leads.copy')}
        aria-label={t('leads.copy_of', { name })}
        said={t('leads.copied')}
      />
      <LeadMenu {...acts} lead={lead} name={name} />
    </article>
  )
}

function LeadMenu({ lead, name, campaign, onEdit, onDelete }: Acts & { lead: Lead; name: string }) {
  const t = useText()
  const copyMail = useMailCopy(campaign)
  return (
    <MoreMenu label={t('leads.row_menu', { name })} width={240}>
      {MAIL_PROGRAMS.map((program) => (
        <WorkItem key={program} leftSection={<IconCopy size={16} />} work={() => copyMail(program, lead)}>
          {t(`lead_mail.${program}`)}
        </WorkItem>
      ))}
      <Menu.Item
        component="a"
        href={lead.link}
        target="_blank"
        rel="noopener"
        leftSection={<IconExternal size={16} />}
      >
        {t('leads.open')}
      </Menu.Item>
      <Menu.Item leftSection={<IconEdit size={16} />} onClick={() => onEdit(lead)}>
        {t('row.edit')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={() => onDelete(lead)}>
        {t('row.delete')}
      </Menu.Item>
    </MoreMenu>
  )
}
