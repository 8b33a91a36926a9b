import { Table } from '@mantine/core'
import type { Poll } from '@scheduling/contract'
import { useId } from 'react'
import { useFormat, useText } from '../../language/language.tsx'
import classes from '../picking/parts.module.css'
import { optionName } from './option-name.ts'
import { NameList } from '../../ui/name-list.tsx'

/** Who has said what, with the answers to questions. */
export function VotesList({ poll }: { poll: Poll }) {
  const t = useText()
  const format = useFormat()
  const title = useId()
  if (poll.voters.length === 0) return <p>{t('poll.no_votes')}</p>
  return (
    <section className={classes.part}>
      <h2 id={title}>{t('poll.votes', { count: poll.votes })}</h2>
      <Table.ScrollContainer
        minWidth={480}
        // With the keyboard it is scrolled as well.
        scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-labelledby': title } }}
      >
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('poll.who')}</Table.Th>
              {poll.options.map((option) => (
                <Table.Th key={option.id}>{optionName(poll, option, format)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {poll.voters.map(({ id, name, email, choices, declined, isProved, borrowsName, answers }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">
                  <bdi>{name}</bdi>{' '}
                  <small>
                    <bdi>{email}</bdi>
                  </small>
                  {!isProved && <small> · {t('poll.not_confirmed')}</small>}
                  {borrowsName && <small> · {t('poll.not_you')}</small>}
                  {declined && <small> · {t('poll.declined')}</small>}
                  {answers.map(({ label, answer }) => (
                    <small key={label}>
                      {' '}
                      · <bdi>{label}</bdi> <NameList names={[answer].flat()} />
                    </small>
                  ))}
                </Table.Th>
                {poll.options.map((option) => {
                  const answer = choices[String(option.id)]
                  return <Table.Td key={option.id}>{answer ? t(`poll.said_${answer}`) : '–'}</Table.Td>
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
