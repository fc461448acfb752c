/** Most that a visitor's own graph has, most bytes of one of its files, and most characters of a cell. Apart, because the reader is fetched with the first file. */
export const graphCsvLimits = { vertices: 2000, edges: 10_000, bytes: 2_000_000, cell: 2000 } as const

/** Ids of vertices: one line of text, without the signs of markup. */
export const vertexIdPattern = /^[^<>\p{Cc}\p{Zl}\p{Zp}]{1,80}$/u
