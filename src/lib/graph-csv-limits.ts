/**
 * Limits of a visitor's graph: vertices, edges, bytes of a file, characters of a cell. A separate module, because the reader is
 * loaded with the first file.
 */
export const graphCsvLimits = { vertices: 2000, edges: 10_000, bytes: 2_000_000, cell: 2000 } as const

/** Vertex ids: one line without markup characters. */
export const vertexIdPattern = /^[^<>\p{Cc}\p{Zl}\p{Zp}]{1,80}$/u
