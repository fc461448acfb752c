import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { root } from '../root'

/** Gzipped bytes of a page. */
export interface Weight {
  /** Scripts that the page lists: its entry and its preloads. */
  javascript: number
  /** Bytes needed before the first screen can be painted: the HTML up to the end of its first section, and the CSS. */
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
  const files = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
  const sum = (paths: string[]) => paths.reduce((total, path) => total + gzip(readFileSync(join(root, 'dist/client', path))), 0)
  const css = sum(files(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g))
  const javascript = sum(scriptsOf(html))
  const fold = html.indexOf('</section>')
  return { javascript, css, html: gzip(html), critical: css + gzip(fold < 0 ? html : html.slice(0, fold)) }
}
