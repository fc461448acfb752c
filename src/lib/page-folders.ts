/**
 * Sorts the entries of a family of pages (decision 026) and adds the name of each folder.
 * @param entries by path, from `import.meta.glob('./<page>/<module>.ts')`. Keep it small: every page of the site includes it.
 */
export const inOrder = <Id extends string, Entry extends { order: number }>(
  entries: Readonly<Record<string, Entry>>
): (Entry & { id: Id })[] =>
  [...Object.entries(entries).map(([path, entry]) => ({ ...entry, id: path.split('/').at(-2) as Id }))].sort(
    (a, b) => a.order - b.order
  )
