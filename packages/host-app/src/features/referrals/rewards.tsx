import { Button } from '@mantine/core'
import type { Referrals } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import rows from '../../ui/rows.module.css'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useLast } from '../../ui/use-last.ts'
import { Earned } from './earned.tsx'
import { InvitationPicture } from './invitation-picture.tsx'
import { PointHistory } from './point-history.tsx'
import classes from './referrals.module.css'
import { useClaim } from './use-claim.ts'

type GiftCard = Referrals['giftCards'][number]

export function Rewards({ referrals }: { referrals: Referrals }) {
  const t = useText()
  const { userEmail: email } = useMe()
  const claim = useClaim(email)
  const [asked, setAsked] = useState<GiftCard>()
  const shown = useLast(asked)
  if (!referrals.isRewarded)
    return (
      <EmptyState
        picture={<InvitationPicture />}
        title={t('referrals.no_rewards')}
        text={t('referrals.no_rewards_text')}
      />
    )
  const { points, pointsEach, giftCards, claims, history } = referrals
  const [least] = giftCards
  return (
    <div className={classes.part}>
      <p className={classes.points}>{t('referrals.points', { count: points })}</p>
      <Pending referrals={referrals} />
      {least && (
        <p>
          {t('referrals.earn', { points: pointsEach })}{' '}
          {t('referrals.earn_after', { days: limits.POINTS_RIPEN_DAYS })}{' '}
          {t('referrals.worth', { points: least.points, dollars: least.dollars })}
        </p>
      )}
      <Earned referrals={referrals} />
      <h2 className={classes.title}>{t('referrals.gift_cards')}</h2>
      <ul className={rows.list}>
        {giftCards.map((card) => (
          <li key={card.points} className={rows.row}>
            <GiftCardRow card={card} has={points} onClaim={() => setAsked(card)} />
          </li>
        ))}
      </ul>
      {claims.length > 0 && <Claims claims={claims} email={email} />}
      {history.length > 0 && <PointHistory history={history} />}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('referrals.sure', { dollars: shown?.dollars ?? 0 })}
        action={t('referrals.claim')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          return asked && claim(asked.points)
        }}
      >
        {t('referrals.sure_text', { points: shown?.points ?? 0 })}{' '}
        {t('referrals.sure_when', { email, days: limits.GIFT_CARD_DAYS })}
      </ConfirmDialog>
    </div>
  )
}

function Pending({ referrals: { pending, ripensAt } }: { referrals: Referrals }) {
  const t = useText()
  const format = useFormat()
  if (!ripensAt) return null
  return <p>{t('referrals.pending', { count: pending, date: format.dayOf(Date.parse(ripensAt)) })}</p>
}

interface GiftCardRowProps {
  card: GiftCard
  /** The host's points. */
  has: number
  onClaim: () => void
}

function GiftCardRow({ card: { points, dollars }, has, onClaim }: GiftCardRowProps) {
  const t = useText()
  const missing = points - has
  return (
    <>
      <div className={rows.link}>
        <span className={rows.name}>{t('referrals.gift_card', { dollars })}</span>
        <span className={rows.facts}>
          <span>{t('referrals.costs', { points })}</span>
          {missing > 0 && <span>{t('referrals.missing', { count: missing })}</span>}
        </span>
      </div>
      {missing <= 0 && (
        <Button variant="default" aria-label={t('referrals.claim_named', { dollars })} onClick={onClaim}>
          {t('referrals.claim')}
        </Button>
      )}
    </>
  )
}

type Claim = Referrals['claims'][number]

function Claims({ claims, email }: { claims: readonly Claim[]; email: string }) {
  const t = useText()
  return (
    <>
      <h2 className={classes.title}>{t('referrals.claims')}</h2>
      <ul className={rows.list}>
        {claims.map((claim) => (
          <li key={claim.id} className={rows.row}>
            <div className={rows.link}>
              <span className={rows.name}>{t('referrals.gift_card', { dollars: claim.dollars })}</span>
              <span className={rows.facts}>
                <ClaimState claim={claim} email={email} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function ClaimState({ claim, email }: { claim: Claim; email: string }) {
  const t = useText()
  const format = useFormat()
  const dayOf = (at: string) => format.dayOf(Date.parse(at))
  if (claim.returnedAt) return t('referrals.returned_on', { date: dayOf(claim.returnedAt) })
  if (claim.sentAt) return t('referrals.sent_on', { date: dayOf(claim.sentAt), email })
  return t('referrals.claimed_on', { date: dayOf(claim.claimedAt), email })
}
