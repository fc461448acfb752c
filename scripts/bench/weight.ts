import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { root } from '../root'

/** Gzipped bytes of a page. */
export interface Weight {
  /** Scripts that the page lists: its entry and its preloads. */
  javascript: number
  /** Bytes before the first screen can be painted: the HTML up to the end of its first section, with the CSS linked there. */
  critical: number
  html: number
  css: number
}

const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).byteLength

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Scripts that the page fetches after its first paint. @throws if it has no such list */
function scriptsOf(html: string): string[] {
  const lists = [...html.matchAll(/<script[^>]+data-late-scripts[^>]*>([^<]*)/g)].map(([, list]) => v.parse(listSchema, list))
  if (lists.length === 0) throw new Error('The page lists no scripts.')
  return [...new Set(lists.flat())]
}

/** Computes the weight of a page from its HTML and the built files that it references. */
export function weigh(html: string): Weight {
  const end = html.indexOf('</section>')
  const firstScreen = end < 0 ? html : html.slice(0, end)
  const css = styleSheetsOf(html)
  const waitedFor = styleSheetsOf(firstScreen).filter(({ isConditional }) => !isConditional)
  return {
    javascript: sum(scriptsOf(html)),
    css: sum(css.map(({ path }) => path)),
    html: gzip(html),
    critical: sum(waitedFor.map(({ path }) => path)) + gzip(firstScreen)
  }
}

/** The style sheets that a page links. No first paint waits for one with a condition. */
function styleSheetsOf(html: string): { path: string; isConditional: boolean }[] {
  const links = html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"[^>]*>/g)
  return [...links].map(([link, path = '']) => ({ path, isConditional: link.includes(' media=') }))
}

const sum = (paths: readonly string[]) =>
  [...new Set(paths)].reduce((total, path) => total + gzip(readFileSync(join(root, 'dist/client', path))), 0)
