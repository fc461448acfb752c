import { readFileSync } from 'node:fs'

/** Reads a text file without the byte order mark that editors on Windows write. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
