import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import * as v from 'valibot'
import { locales } from '../../src/contract/locale'
import { readLocalConfig } from '../local-config'
import { prepareDatabases, serveSite } from '../local-site'
import { root } from '../root'
import { pictureFonts } from './fonts'
import { pictureSvg } from './picture-svg'
import { type ReadPage, readPage } from './read-page'
import { drawingStyle } from './style'

const client = join(root, 'dist/client')
/** Pictures of earlier builds, named by the hash of their SVG. */
const kept = join(root, '.local/pictures')
const hostsSchema = v.object({ SITE_HOSTS: v.array(v.object({ hosts: v.array(v.string()) })) })

/**
 * Draws the picture of every page of the built site, in each language, into dist/client/og, from the page's metadata and its
 * first drawing. The same build gives the same pictures on every machine.
 * @returns the number of pictures, and the number of those that had to be drawn
 */
export async function makePictures(): Promise<{ pictures: number; drawn: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-pictures-'))
  try {
    return await makeIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param folder for temporary files */
async function makeIn(folder: string) {
  const pages = await readPages(join(folder, 'state'))
  const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  const styles = new Map<string, ReturnType<typeof drawingStyle>>()
  const drawings = pages.map((page) => {
    const key = page.sheets.join()
    const style = styles.get(key) ?? drawingStyle(page.sheets.map((path) => readFileSync(join(client, path), 'utf8')))
    styles.set(key, style)
    return { path: page.picture, svg: pictureSvg({ page, mark, ...style }) }
  })
  const draw = await rasterizer(drawings.map(({ svg }) => svg).join(''), folder)
  mkdirSync(kept, { recursive: true })
  mkdirSync(join(client, 'og'), { recursive: true })
  const unused = new Set(readdirSync(kept))
  let drawn = 0
  await inParallel(drawings, async ({ path, svg }) => {
    const name = `${createHash('sha256').update(svg).digest('hex')}.png`
    if (!existsSync(join(kept, name))) {
      writeFileSync(join(kept, name), await draw(svg))
      drawn += 1
    }
    unused.delete(name)
    copyFileSync(join(kept, name), join(client, path))
  })
  // Without this, every change of a text would leave an old picture behind.
  for (const name of unused) rmSync(join(kept, name))
  return { pictures: drawings.length, drawn }
}

/** Asks the built site for every page of its sitemaps, in every language in which it exists. */
async function readPages(state: string): Promise<ReadPage[]> {
  await prepareDatabases(state)
  const site = await serveSite({ port: 0, state, log: () => undefined })
  // Start renders pages for robots without streaming.
  const ask = (address: string | URL, cookie = '') =>
    site.runtime.dispatchFetch(new URL(address, site.address), {
      headers: { Cookie: cookie, 'User-Agent': 'galaxy-robot' },
      redirect: 'manual'
    })
  try {
    const { SITE_HOSTS } = v.parse(hostsSchema, readLocalConfig('server').vars)
    const sitemaps = SITE_HOSTS.map(async ({ hosts: [host] }) => (await ask(new URL('/sitemap.xml', `http://${host}`))).text())
    const found = (await Promise.all(sitemaps)).flatMap((sitemap) => [
      ...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)
    ])
    const addresses = new Set(found.map(([, address = '']) => address.replaceAll('&amp;', '&')))
    const pages = new Map<string, ReadPage>()
    for (const locale of locales) {
      await inParallel([...addresses], async (address) => {
        const answer = await ask(address, `language=${locale}`)
        const page = answer.status === 200 ? readPage(await answer.text()) : undefined
        if (page) pages.set(page.picture, page)
      })
    }
    return [...pages.values()]
  } finally {
    await site.close()
  }
}

/** Draws SVG as PNG, with fonts that have the characters of the given text. The rasterizer reads fonts from files. */
async function rasterizer(text: string, folder: string): Promise<(svg: string) => Promise<Uint8Array>> {
  const fontFiles = (await pictureFonts(text)).map((font, index) => {
    const path = join(folder, `${index}.ttf`)
    writeFileSync(path, font)
    return path
  })
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter Tight' }
  return async (svg) => (await renderAsync(svg, { font })).asPng()
}

/** Runs `act` on all values, two at a time. */
async function inParallel<Value>(values: readonly Value[], act: (value: Value) => Promise<void>): Promise<void> {
  const left = values.values()
  const lane = async () => {
    for (const value of left) await act(value)
  }
  await Promise.all([lane(), lane()])
}
