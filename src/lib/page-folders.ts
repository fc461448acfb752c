/**
 * The entries of a family of pages in their order (decision 026), each with the name of its folder.
 * @param entries by path, from `import.meta.glob('./<page>/<module>.ts')`. Every page of the site carries this module.
 */
export const inOrder = <Id extends string, Entry extends { order: number }>(
  entries: Readonly<Record<string, Entry>>
): (Entry & { id: Id })[] =>
  [...Object.entries(entries).map(([path, entry]) => ({ ...entry, id: path.split('/').at(-2) as Id }))].sort(
    (a, b) => a.order - b.order
  )
