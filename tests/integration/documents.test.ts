import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { sharedSite } from '../support/site.ts'

const site = await sharedSite()

const origin = 'https://cn.galaxy.example'
const robots = /<meta name="robots" content="noindex"/
const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]

test('the current version is also reached by its number, with the latest address as canonical', async () => {
  const [numbered, latest] = await Promise.all([site.visit('/document/v1.4/1'), site.visit('/document/latest/1')])
  expect([numbered.status, latest.status]).toEqual([200, 200])
  expect(canonicalOf(numbered.body)).toBe(`${origin}/document/latest/1`)
  expect(canonicalOf(latest.body)).toBe(`${origin}/document/latest/1`)
  expect(numbered.body).not.toMatch(robots)
})

test('an old version is not indexed and links to the same page of the latest', async () => {
  const { status, body } = await site.visit('/document/v1.3/1')
  expect(status).toBe(200)
  expect(body).toMatch(robots)
  expect(canonicalOf(body)).toBe(`${origin}/document/latest/1`)
  expect(body).not.toContain('hreflang')
  expect((await site.call('/sitemap.xml')).body).not.toContain('v1.3')
})

test('a page of an old version only is its own canonical page', async () => {
  const { body } = await site.visit('/document/v1.3/40')
  expect(body).toMatch(robots)
  expect(canonicalOf(body)).toBe(`${origin}/document/v1.3/40`)
  expect(body).not.toContain('og:image')
})

test.each(['/document/v1.2/1', '/document/v1.3/999', '/document/v1.3/01', '/document/v1.3/3'])(
  '%s is no document',
  async (path) => {
    expect((await site.visit(path)).status).toBe(404)
  }
)

test('a page contains the text of its document once', async () => {
  const { body } = await site.visit('/document/latest/1')
  expect(body.split('每一跳直接沿边到达').length - 1).toBe(1)
})

test('a page of an old version has Markdown too', async () => {
  const { status, body } = await site.visit('/document/v1.3/40.md')
  expect(status).toBe(200)
  expect(body).toContain('# 升级到下一版之前')
  expect(body).toContain('```cypher\nMATCH ()-[r]->()')
})

test('no code highlighter is sent to a browser', () => {
  const assets = join(root, 'dist/client/assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const wrong = scripts.filter((name) => /tokenizeLine|codeFencedFence/.test(readFileSync(join(assets, name), 'utf8')))
  expect(wrong).toEqual([])
})
