/** Most that a visitor's own graph has, and most bytes of one of its files. Apart, because the reader is fetched with the first file. */
export const importLimits = { vertices: 600, edges: 3000, bytes: 1_000_000 } as const
