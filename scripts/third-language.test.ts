import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Locales from '~/contract/locale'
import { documents } from './documents/plugin'
import { grammar } from './grammar'
import { compileCopy } from './messages'
import { withoutStyles } from './module-runner'
import { root } from './root'

/*
 * The recipe of docs/content.md for a language, in a copy of the project: German, with one message and the title of one page. The
 * server of the copy renders pages, and everything else that they say is English.
 */

const copy = mkdtempSync(join(tmpdir(), 'galaxy-language-'))
const locale = 'de-DE'
const origin = 'https://de.galaxy.example'

function change(path: string, before: string, after: string): void {
  const file = join(copy, path)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${path} has no «${before}»`)
  writeFileSync(file, text.replace(before, after))
}

const closing: (() => Promise<void>)[] = []
let load: <Module>(path: string) => Promise<Module>
let render: (path: string) => Promise<string>

beforeAll(async () => {
  const isNeeded = (path: string) => path !== join(root, 'src/paraglide')
  for (const folder of ['src', 'messages', 'project.inlang', 'package.json'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isNeeded })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  change('src/contract/locale.ts', "['zh-CN', 'en-US'] as const", `['zh-CN', 'en-US', '${locale}'] as const`)
  change('src/contract/locale.ts', "'en-US': 'English' }", `'en-US': 'English', '${locale}': 'Deutsch' }`)
  change('src/contract/locale.ts', "'en-US': 'EN' }", `'en-US': 'EN', '${locale}': 'DE' }`)
  change('project.inlang/settings.json', '"en-US"]', `"en-US", "${locale}"]`)
  mkdirSync(join(copy, 'messages', locale))
  writeFileSync(join(copy, 'messages', locale, 'shell.json'), JSON.stringify({ nav_solutions: 'Lösungen' }))
  const page = 'src/features/company/privacy'
  cpSync(join(copy, page, 'en-US.ts'), join(copy, page, `${locale}.ts`))
  change(`${page}/${locale}.ts`, "title: '", "title: 'Datenschutz: ")

  const messages = await compileCopy(copy)
  const server = await createServer({
    root: copy,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^(?:~|\.\.?)(?:\/[^/]+)*\/paraglide\/(\w+)$/, replacement: `${messages}/$1.js` },
        { find: '~', replacement: join(copy, 'src') }
      ]
    },
    plugins: [withoutStyles, documentsOfProject, documents(), grammar(), withoutGenerated, tanstackStart({}), react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true }
  })
  const { ssr } = server.environments
  if (!ssr) throw new Error('Start has no environment of the server')
  const runner = createServerModuleRunner(ssr)
  closing.push(
    () => runner.close(),
    () => server.close()
  )
  load = <Module>(path: string) => runner.import<Module>(join(copy, path))
  const { default: entry } = await load<{ default: Entry }>('src/server.tsx')
  render = async (path) => {
    const request = new Request(`${origin}${path}`, { headers: { Accept: 'text/html' } })
    const response = await entry.fetch(request, { context })
    // An error has a page too.
    expect(response.status).toBe(200)
    return response.text()
  }
})

afterAll(async () => {
  for (const close of closing) await close()
  rmSync(copy, { recursive: true, force: true })
})

interface Entry {
  fetch: (request: Request, options: { context: object }) => Promise<Response>
}

/** The compiler of documents reads those of the project. */
const documentsOfProject: Plugin = {
  name: 'documents-of-project',
  enforce: 'pre',
  resolveId: (id) => {
    const [file] = /[^/]+\/[^/]+\/[^/]+\.md(\?.*)?$/.exec(id) ?? []
    return file === undefined ? undefined : join(root, 'src/content/docs', file)
  }
}

/** Styles and the index of the search, which the build generates and these pages do without. */
const withoutGenerated = {
  name: 'without-generated-modules',
  resolveId: (id: string) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0virtual:') ? "export const manifests = {}; export default ''" : undefined)
}

/** The edge's context of a visitor of a German host, whose services do not answer. */
const context = {
  nonce: 'nonce',
  formKey: '',
  site: {
    defaultLocale: locale,
    origin,
    icp: { text: '', url: '' },
    security: { text: '', url: '' },
    alternates: [{ locale: 'en-US', origin: 'https://www.galaxy.example' }],
    analyticsScriptUrl: '',
    forumUrl: '',
    chatUrl: '',
    illegalEmailDomains: []
  },
  visitor: { locale, loggedIn: false },
  fetchApi: async () => new Response(null, { status: 503 }),
  fetchAsset: async () => new Response(null, { status: 404 }),
  requireCurrent: () => undefined,
  reportFallback: () => undefined,
  reportUnavailable: () => undefined,
  reportNotFound: () => undefined,
  reportDeadLink: () => undefined
}

// Not the home page: it renders sections within a page, which needs the two copies of React that a build has.
test.each([
  '/joinus',
  '/privacy',
  '/download',
  '/galaxyProduct',
  '/demogallery/details?type=fraud',
  '/product/onlinedemo?type=irc',
  '/demogallery/details?type=power',
  '/homedetails?id=1',
  '/report',
  '/demogallery',
  '/document/latest/1',
  '/report/Neo4j',
  '/center/train/GBCA/training'
])('%s says in English what has no text in a third language', async (path) => {
  const html = await render(path)
  expect(html).toContain(`<html lang="${locale}"`)
  expect(html).toContain('Lösungen')
  expect(html).toContain('<h1')
  // The language switch leads on to Chinese, and names it so.
  const said = html.replaceAll(/<button[^>]+lang="zh-CN"[^>]*>[^<]*<\/button>/g, '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(said.match(/[^<>]*\p{Script=Han}[^<>]*/gu) ?? []).toEqual([])
})

test('a page has its own texts, addresses and dates in a third language', async () => {
  const html = await render('/privacy')
  expect(html).toMatch(/<title>Datenschutz: /)
  expect(html).toContain(`<link rel="canonical" href="${origin}/privacy"`)
  expect(html).toContain(`hrefLang="${locale}" href="${origin}/privacy"`)
  expect(html).toContain('content="de_DE"')
  const { privacyStatementVersion } = await load<{ privacyStatementVersion: string }>('src/contract/limits.ts')
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(privacyStatementVersion))
  expect(html).toContain(day)
})

test('the services are asked for English', async () => {
  const { languageHeader, contentLanguageOf, locales } = await load<typeof Locales>('src/contract/locale.ts')
  const last = locales.at(-1)
  if (!last) throw new Error('There are no languages')
  expect([last, languageHeader(last), contentLanguageOf(last)]).toEqual([locale, 'EN', 'EN'])
})
