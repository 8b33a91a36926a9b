import { limits } from '@scheduling/domain'
import { useEffect, useState } from 'react'

/** Whether the component has been waiting for two minutes. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.PART_LOAD_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
