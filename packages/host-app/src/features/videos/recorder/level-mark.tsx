import { useEffect, useRef } from 'react'
import { useText } from '../../../language/language.tsx'
import type { Level } from './level-meter.ts'
import classes from './recorder.module.css'

/** Moves with what the microphone hears. */
export function LevelMark({ level, isSilent }: { level: Level; isSilent: boolean }) {
  const t = useText()
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (bar.current) bar.current.style.scale = `${level.read().toFixed(3)} 1`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <div className={classes.level}>
      <span className={classes.track} role="img" aria-label={t('recorder.level')}>
        <span ref={bar} className={classes.loud} data-level />
      </span>
      <p role="status" className={classes.hint}>
        {t(isSilent ? 'recorder.silent' : 'recorder.heard')}
      </p>
    </div>
  )
}
