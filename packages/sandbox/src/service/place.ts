/** Where a stand-in listens. The same after a restart, so that clients find it again. */
export interface Place {
  /** 0: any free port. */
  port: number
  toJSON: () => object
  restore: (kept: unknown) => void
}

export function newPlace(): Place {
  const place: Place = {
    port: 0,
    toJSON: () => ({ port: place.port }),
    restore(kept) {
      place.port = (kept as { port: number }).port
    },
  }
  return place
}
