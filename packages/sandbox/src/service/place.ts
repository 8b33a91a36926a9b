/** Where a stand-in listens: the same when it starts anew, so that whoever knows it by its address finds it again. */
export interface Place {
  /** 0: any that is free. */
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
