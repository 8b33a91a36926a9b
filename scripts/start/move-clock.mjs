/**
 * Moves the clock of a Node process or a page. Pages get this function as text, so it must contain all that it needs.
 * Timers, animation frames and `performance` stay real: they measure how long something takes, also in embeds.
 * Repeat: does nothing. A frame keeps its globals when its first page replaces the empty one.
 */
export function moveClock(offsetMs) {
  const MOVED = Symbol.for('moved clock')
  const RealDate = Date
  // On the prototype: a test's own clock keeps it.
  if (Object.hasOwn(RealDate.prototype, MOVED)) return
  Object.defineProperty(RealDate.prototype, MOVED, { value: true })
  const realNow = RealDate.now
  const now = () => realNow() + offsetMs
  RealDate.now = now
  const MovedDate = new Proxy(RealDate, {
    construct: (target, values, made) => {
      const given = values.length === 0 ? [now()] : values
      // `Reflect.construct` takes twice as long; only subclasses need it.
      return made === MovedDate ? new target(...given) : Reflect.construct(target, given, made)
    },
    apply: () => new RealDate(now()).toString(),
  })
  globalThis.Date = MovedDate
  // Libraries recognize dates by it.
  RealDate.prototype.constructor = MovedDate

  if (typeof Temporal === 'undefined') return
  const { Now, Instant } = Temporal
  Now.instant = () => Instant.fromEpochMilliseconds(now())
  Now.zonedDateTimeISO = (zone = Now.timeZoneId()) => Now.instant().toZonedDateTimeISO(zone)
  Now.plainDateTimeISO = (zone) => Now.zonedDateTimeISO(zone).toPlainDateTime()
  Now.plainDateISO = (zone) => Now.zonedDateTimeISO(zone).toPlainDate()
  Now.plainTimeISO = (zone) => Now.zonedDateTimeISO(zone).toPlainTime()
}
