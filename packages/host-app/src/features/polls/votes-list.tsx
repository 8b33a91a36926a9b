import type { Poll } from '@scheduling/contract'
import { useId } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import { NameList } from '../../ui/name-list.tsx'
import parts from '../picking/parts.module.css'
import { optionName } from './option-name.ts'
import classes from './votes-list.module.css'

/** Everyone's votes, with their answers to questions. */
export function VotesList({ poll }: { poll: Poll }) {
  const t = useText()
  const format = useFormat()
  const title = useId()
  if (poll.voters.length === 0) return <p>{t('poll.no_votes')}</p>
  return (
    <section className={parts.part}>
      <h2 id={title}>{t('poll.votes', { count: poll.votes })}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={classes.scroll} tabIndex={0} role="group" aria-labelledby={title}>
        <table className={classes.votes}>
          <thead>
            <tr>
              <th scope="col">{t('poll.who')}</th>
              {poll.options.map((option) => (
                <th key={option.id} scope="col">
                  {optionName(poll, option, format)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {poll.voters.map((voter) => (
              <tr key={voter.id}>
                <Who voter={voter} />
                {poll.options.map(({ id }) => {
                  const answer = voter.choices[String(id)]
                  return <td key={id}>{answer ? t(`poll.said_${answer}`) : '–'}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Who({ voter }: { voter: Poll['voters'][number] }) {
  const { name, email, declined, isProved, borrowsName, answers } = voter
  const t = useText()
  return (
    <th scope="row">
      <bdi>{name}</bdi>{' '}
      <small>
        <bdi>{email}</bdi>
      </small>
      {!isProved && <small> {t('poll.not_confirmed')}</small>}
      {borrowsName && <small> {t('poll.not_you')}</small>}
      {declined && <small> {t('poll.declined')}</small>}
      {answers.map(({ label, answer }) => (
        <small key={label}>
          {' '}
          <bdi>{label}</bdi> <NameList names={[answer].flat()} />
        </small>
      ))}
    </th>
  )
}
