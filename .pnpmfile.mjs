/** Node's own packages name their system as a text, which is not read: without this each system would fetch those of all. */
export const hooks = {
  readPackage: (manifest) => {
    for (const field of ['os', 'cpu'])
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]]
    return manifest
  },
}
