import { wallTime } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { Autocomplete } from '@mantine/core'
import type { WallTime } from '@scheduling/domain'
import { useRef, useState } from 'react'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { readTime } from '../../time/read-time.ts'

const STEP = 15
const TIMES = Array.from({ length: 96 }, (_, index) => wallTime(index * STEP))

interface Props {
  'aria-label': string
  className?: string
  name: string
  value: WallTime
  error?: string
  /** `24:00` can be chosen too: the end of the day. */
  isEnd?: boolean
  onChange: (time: WallTime) => void
  onBlur?: () => void
}

/** A wall time: typed as people write it, or picked. Other text is reset to the previous time. */
export function TimeField({ value, onChange, onBlur, isEnd, error, ...props }: Props) {
  const format = useFormat()
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const times = isEnd ? [...TIMES.slice(1), '24:00'] : TIMES
  const byText = new Map(times.map((time) => [format.wallTime(time), time]))

  function settle(text: string) {
    const time = byText.get(text) ?? readTime(text, LANGUAGES[language].tag)
    setTyped(undefined)
    if (time && time !== value && (isEnd || time !== '24:00')) onChange(time)
  }

  // The list opens at the current value, not at midnight.
  function showTime() {
    const option =
      list.current?.querySelectorAll<HTMLElement>('[role="option"]')[times.findIndex((time) => time >= value)]
    if (list.current && option) list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2
  }

  return (
    <Autocomplete
      {...props}
      size="sm"
      error={Boolean(error)}
      value={typed ?? format.wallTime(value)}
      data={[...byText.keys()]}
      // Typing does not filter the list, so that the whole day can be scrolled.
      filter={({ options }) => options}
      maxDropdownHeight={220}
      selectFirstOptionOnChange={false}
      scrollAreaProps={{ viewportRef: list }}
      onDropdownOpen={() => requestAnimationFrame(showTime)}
      comboboxProps={{ width: 128, position: 'bottom-start' }}
      onChange={setTyped}
      onOptionSubmit={settle}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => {
        settle(event.currentTarget.value)
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget.value)
      }}
    />
  )
}
