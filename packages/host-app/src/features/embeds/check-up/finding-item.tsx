import type { Finding } from '@scheduling/contract'
import { reasonText } from '../../../data/reason-text.ts'
import { useText } from '../../../language/language.tsx'
import { IconGood, IconProblem, IconWarning } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import type { Advice } from './advice.ts'
import classes from './check-up.module.css'

const ICONS = { good: IconGood, warning: IconWarning, problem: IconProblem }

export function FindingItem({ finding: { code, level }, advice }: { finding: Finding; advice: Advice }) {
  const t = useText()
  const Icon = ICONS[level]
  const toCopy = advice.paste ?? advice.add
  return (
    <li className={classes.finding} data-level={level}>
      <span className={classes.level}>
        <Icon size={18} aria-hidden />
        {t(`level.${level}`)}
      </span>
      <div>
        <h3 className={classes.name}>{t(`finding.${code}`)}</h3>
        {advice.reason && <p className={classes.text}>{reasonText(advice.reason, t)}</p>}
        <p className={classes.text}>{t(advice.text ?? `finding.${code}_text`)}</p>
        {advice.found && (
          <p className={classes.text}>
            {t('check_up.found_here')} <code dir="ltr">{advice.found}</code>
          </p>
        )}
        {toCopy && (
          <div className={classes.remedy}>
            <span className={classes.text}>{t(advice.paste ? 'check_up.paste' : 'check_up.add')}</span>
            <CodeBlock code={toCopy} label={advice.add && t('check_up.copy')} />
          </div>
        )}
        {advice.room && <RoomLink room={advice.room} />}
      </div>
    </li>
  )
}

function RoomLink({ room }: { room: NonNullable<Advice['room']> }) {
  const t = useText()
  const look = { variant: 'default', className: classes.room }
  switch (room.kind) {
    case 'event_types':
      return (
        <LinkButton {...look} to="/">
          {t('check_up.go_event_types')}
        </LinkButton>
      )
    case 'embeds':
      return (
        <LinkButton {...look} to="/integrations/embeds">
          {t('check_up.go_embeds')}
        </LinkButton>
      )
    case 'embed':
      return (
        <LinkButton {...look} to="/integrations/embeds/$id" params={{ id: room.id }}>
          {t('embed.open_saved')}
        </LinkButton>
      )
  }
}
