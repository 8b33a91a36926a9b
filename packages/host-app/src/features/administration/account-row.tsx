import { Menu } from '@mantine/core'
import type { AdministeredAccount } from '@scheduling/contract'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { MoreMenu } from '../../ui/work/more-menu.tsx'
import rows from '../../ui/rows.module.css'
import type { AccountAction } from './account-dialog.tsx'
import { accountStatus } from './account-words.ts'
import classes from './administration.module.css'

interface Props {
  account: AdministeredAccount
  onAsk: (action: AccountAction) => void
}

export function AccountRow({ account, onAsk }: Props) {
  const t = useText()
  const format = useFormat()
  const { userEmail } = useMe()
  const { name, email, link, plan_type, event_numbers } = account
  const isOwn = email === userEmail
  const standing = accountStatus(account, t, format)
  return (
    <div className={rows.row} data-off={account.disabledAt !== null || undefined}>
      <div className={rows.link}>
        <span className={rows.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={rows.facts}>
          <span>
            <bdi>{email}</bdi>
          </span>
          <span>
            <bdi dir="ltr">/{link}</bdi>
          </span>
          <span>{t(`administration.${account.account_type}`, { plan: plan_type })}</span>
          {event_numbers !== null && <span>{t('administration.events', { count: event_numbers })}</span>}
          {standing.map((text) => (
            <strong key={text} className={classes.standing}>
              {text}
            </strong>
          ))}
        </span>
      </div>
      <MoreMenu label={t('administration.actions', { name })} width={220}>
        <Menu.Item onClick={() => onAsk('plan')}>{t('administration.plan')}</Menu.Item>
        {account.disabledAt === null ? (
          <Menu.Item disabled={isOwn} onClick={() => onAsk('disable')}>
            {t('administration.disable')}
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAsk('enable')}>{t('administration.enable')}</Menu.Item>
        )}
        {account.callAskedAt !== null && (
          <Menu.Item onClick={() => onAsk('call_done')}>{t('administration.call_done')}</Menu.Item>
        )}
        {account.hasSecondFactor && (
          <Menu.Item onClick={() => onAsk('second_factor')}>{t('administration.second_factor')}</Menu.Item>
        )}
        <Menu.Item color="red" disabled={isOwn} onClick={() => onAsk('delete')}>
          {t('administration.delete')}
        </Menu.Item>
      </MoreMenu>
    </div>
  )
}
