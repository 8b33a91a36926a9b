import type { Schedule } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useDeps } from '../../../data/deps.ts'
import { schedulesQuery } from '../../../data/schedules.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { IconPlus } from '../../../ui/icons.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useHere } from '../../../ui/use-here.ts'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { DaysOff } from '../days-off/days-off.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'
import { DAYS_OFF, ScheduleNav } from './schedule-nav.tsx'
import { ScheduleSkeleton, WeekPicture } from './week-picture.tsx'
import classes from './schedules-page.module.css'
import { useScheduleActions } from './use-schedule-actions.ts'
import { OFFICE_WEEK } from '../weekly/weekly.ts'

/** Two schedules with one name would look the same in a menu. */
function freeName(name: string, schedules: readonly Schedule[]): string {
  const isTaken = (wanted: string) => schedules.some((schedule) => schedule.name === wanted)
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(`${name} ${number}`)) number++
  return `${name} ${number}`
}

/** All schedules next to the open one: the one in the address, or the default. */
export function SchedulesPage() {
  const t = useText()
  const me = useMe()
  const { call } = useDeps()
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const here = useHere()
  const schedules = useQuery(schedulesQuery(call))
  const actions = useScheduleActions()

  async function open(schedule: Promise<Schedule | undefined>) {
    const isHere = here()
    const opened = await schedule
    if (opened && isHere()) await navigate({ to: '/availability/$id', params: { id: opened.id } })
  }
  const add = (
    <WorkButton
      leftSection={<IconPlus size={16} />}
      work={() =>
        open(
          actions.add({
            name: freeName(t('schedule.new_name'), schedules.data ?? []),
            timeZone: me.timeZone,
            weekly: OFFICE_WEEK,
            overrides: [],
          }),
        )
      }
    >
      {t('schedule.add')}
    </WorkButton>
  )

  return (
    <Page title={t('room.availability')} text={t('schedule.page_text')} actions={add} isWide>
      <Answer of={schedules} loading={<ScheduleSkeleton />}>
        {(list) => {
          if (list.length === 0) {
            return (
              <EmptyState
                picture={<WeekPicture />}
                title={t('schedule.none')}
                text={t('schedule.none_text')}
                actions={add}
              />
            )
          }
          const shown = id ? list.find((schedule) => schedule.id === id) : list[0]
          return (
            <div className={classes.columns}>
              <ScheduleNav schedules={list} shownId={id === DAYS_OFF ? id : shown?.id} />
              {id === DAYS_OFF && <DaysOff />}
              {id !== DAYS_OFF && shown && (
                <ScheduleEditor
                  key={shown.id}
                  schedule={shown}
                  weekStart={me.weekStart}
                  actions={actions}
                  onCopy={() => open(actions.copy(shown))}
                  onRemoved={() => void navigate({ to: '/availability' })}
                />
              )}
              {id !== DAYS_OFF && !shown && (
                <EmptyState
                  title={t('schedule.gone')}
                  text={t('schedule.gone_text')}
                  actions={
                    <LinkButton to="/availability" variant="default">
                      {t('room.availability')}
                    </LinkButton>
                  }
                />
              )}
            </div>
          )
        }}
      </Answer>
    </Page>
  )
}
