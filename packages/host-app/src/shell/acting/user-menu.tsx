import { Menu, UnstyledButton } from '@mantine/core'
import { LANGUAGE_KEYS, LANGUAGES } from '@scheduling/domain/languages'
import { Link } from '@tanstack/react-router'
import { offersPlans } from '../../data/plans/plan-rules.ts'
import { reaches } from '../../data/acting/reach.ts'
import { useMe } from '../../data/use-me.ts'
import { useLanguage } from '../../language/language.tsx'
import {
  IconCheck,
  IconCustom,
  IconExternal,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconShare,
  IconStar,
  IconSun,
  IconTutorials,
} from '../../ui/icons.ts'
import { HostSwitcher } from './host-switcher.tsx'
import type { ShellActions } from '../shell-actions.ts'
import { useThemeToggle } from '../theme-toggle.tsx'
import { UserMark } from './user-mark.tsx'
import classes from './user-menu.module.css'

export function UserMenu({ actions }: { actions: ShellActions }) {
  const me = useMe()
  const { t, language, speech } = useLanguage()
  const { scheme } = useThemeToggle()
  return (
    // In the banner, so that what is open belongs to a landmark.
    <Menu position="bottom-end" width={248} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('user_menu.label', { name: me.userName })}>
          <span className={classes.button}>
            <UserMark />
          </span>
          {me.organization && <bdi className={classes.acting}>{me.organization.name}</bdi>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <div className={classes.who}>
          <span className={classes.name}>{me.userName}</span>
          <span>{me.userEmail}</span>
          {me.userStatus === 'unverified' && (
            <span className={classes.unverified}>{t('user_menu.unverified')}</span>
          )}
        </div>
        <Menu.Divider />
        <HostSwitcher />
        <Menu.Item
          component="a"
          href={`/${me.link}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternal size={16} />}
        >
          {t('user_menu.page')}
        </Menu.Item>
        <Menu.Item
          leftSection={scheme === 'dark' ? <IconSun size={16} /> : <IconMoon size={16} />}
          onClick={actions.toggleTheme}
        >
          {scheme === 'dark' ? t('theme.light') : t('theme.dark')}
        </Menu.Item>
        <Menu.Item component={Link} to="/tutorials" leftSection={<IconTutorials size={16} />}>
          {t('room.tutorials')}
        </Menu.Item>
        {reaches(me, 'own_account') && (
          <Menu.Item component={Link} to="/invite" leftSection={<IconShare size={16} />}>
            {t('room.invite')}
          </Menu.Item>
        )}
        {offersPlans(me) && reaches(me, 'pay') && (
          <Menu.Item leftSection={<IconStar size={16} />} onClick={actions.upgrade}>
            {t('nav.upgrade')}
          </Menu.Item>
        )}
        {me.server.takesFeedback && (
          <Menu.Item leftSection={<IconCustom size={16} />} onClick={actions.sendFeedback}>
            {t('nav.feedback')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={actions.showShortcuts}>
          {t('shortcut.title')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('user_menu.language')}</Menu.Label>
        {LANGUAGE_KEYS.map((key) => (
          <Menu.Item
            key={key}
            lang={LANGUAGES[key].tag}
            leftSection={<IconCheck size={16} visibility={key === language ? 'visible' : 'hidden'} />}
            onClick={() => speech.choose(key)}
          >
            {LANGUAGES[key].name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={actions.logout}>
          {t('nav.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
