import { Button, FileButton, TextInput } from '@mantine/core'
import type { Instant } from '@scheduling/domain'
import { DAY, isEmail } from '@scheduling/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useNow } from '../../../data/use-now.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useFormat, useLanguage, useText } from '../../../language/language.tsx'
import { groupByDay } from '../../../time/group-by-day.ts'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import { TimeList } from '../../bookings/change/time-list.tsx'
import classes from '../clients.module.css'
import type { ConnectProps } from './connect-props.ts'
import { busyLinesOf } from './calendar-file.ts'

const SPAN = 28 * DAY

/** A calendar file is compared once, and a time is chosen. Choosing another file compares again. */
export function FileTimes({ requestKey: key, request, onDone }: ConnectProps) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { call } = useDeps()
  const { timeZone } = format
  const [start, setStart] = useState<Instant>()
  const compared = useMutation({
    async mutationFn(file: File) {
      const text = busyLinesOf(await file.text())
      const span = { from: new Date(now).toISOString(), to: new Date(now + SPAN).toISOString() }
      const { starts } = await call('POST /client-requests/slots', { body: { key, text, timeZone, ...span } })
      return { text, starts: starts.map((one) => Date.parse(one)) }
    },
    onMutate: () => setStart(undefined),
  })
  const days = groupByDay(compared.data?.starts ?? [], (one) => one, timeZone, now)
  return (
    <>
      <FileButton accept=".ics,text/calendar" onChange={(file) => file && compared.mutate(file)}>
        {(props) => (
          <Button variant="default" loading={compared.isPending} {...props}>
            {t('connect_client.file')}
          </Button>
        )}
      </FileButton>
      {compared.error && <p role="alert">{problemText(compared.error, t)}</p>}
      {compared.data && days.length === 0 && <p role="status">{t('connect_client.no_times')}</p>}
      {compared.data && days.length > 0 && (
        <div className={classes.days}>
          <h3>{t('connect_client.times')}</h3>
          <p className={classes.hint}>{t('connect_client.zone', { zone: format.zone(timeZone, now) })}</p>
          {days.map(({ date, items }) => (
            <section key={date} aria-label={format.day(date)}>
              <strong>{format.day(date)}</strong>
              <TimeList starts={items} selected={start} onPick={setStart} />
            </section>
          ))}
          {start !== undefined && (
            <ChosenTime {...{ requestKey: key, request, onDone, start }} text={compared.data.text} />
          )}
        </div>
      )}
    </>
  )
}

interface ChosenProps extends ConnectProps {
  start: Instant
  text: string
}

function ChosenTime({ requestKey: key, request, onDone, start, text }: ChosenProps) {
  const t = useText()
  const format = useFormat()
  const { language } = useLanguage()
  const { call } = useDeps()
  const { timeZone } = format
  const { form, failure, element } = useSentForm({
    saved: { name: request.name, email: request.email ?? '' },
    check: ({ name, email }) => ({
      ...(name.trim() === '' && { name: t('field.required') }),
      ...(!isEmail(email.trim()) && { email: t(email ? 'field.email' : 'field.required') }),
    }),
    send: ({ name, email }) =>
      call('POST /client-requests/book', {
        body: {
          key,
          text,
          timeZone,
          language,
          start: new Date(start).toISOString(),
          name,
          email: email.trim(),
        },
      }),
    onSent: () =>
      onDone({
        title: t('connect_client.booked'),
        text: t('connect_client.booked_text', { time: format.dateTime(start) }),
      }),
  })
  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <output>{format.dateTime(start)}</output>
      <TextInput {...form.text('name')} aria-required label={t('connect_client.name')} autoComplete="name" />
      <TextInput
        {...form.text('email')}
        aria-required
        label={t('connect_client.email')}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('connect_client.book')}
        </Button>
      </div>
    </form>
  )
}
