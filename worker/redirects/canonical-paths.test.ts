import { expect, test } from 'vitest'
import { routeFiles, testSite } from '../test-edge'
import { canonicalPathOf } from './canonical-paths'

const document = { Accept: 'text/html' }
const canonical = canonicalPathOf(routeFiles)

test.each([
  ['/aboutus/', '/aboutus'],
  ['/ABOUTUS', '/aboutus'],
  ['/aboutus///', '/aboutus'],
  ['/%61boutus', '/aboutus'],
  ['/galaxyproduct?graphs=51', '/galaxyProduct?graphs=51'],
  ['/REPORT/neo4j/?from=a%2Fb&to=//host', '/report/Neo4j?from=a%2Fb&to=//host'],
  ['/center/train/gbca', '/center/train/GBCA'],
  ['/Sitemap.XML/', '/sitemap.xml'],
  ['/center/activity.atom/?language=EN', '/center/activity.atom?language=EN'],
  ['/AboutUs.MD', '/aboutus.md'],
  ['/Document/LATEST/7/', '/document/latest/7'],
  ['/document/V1.3/40', '/document/v1.3/40'],
  ['/Verify/Ab-1', '/verify/Ab-1'],
  ['/PARTNER/System', '/partner/system']
])('%s has one address, %s', async (path, location) => {
  const answer = await testSite().fetch(path, { headers: document })
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, location])
  expect(canonical(location.replace(/\?.*/, ''))).toBe(location.replace(/\?.*/, ''))
})

test.each([
  ['/DOCUMENT', 301, '/document/latest/1'],
  ['/Document/Standalone/DEV/', 301, '/document/latest/1'],
  ['/Old/DOCUMENT?file=6', 301, '/document/latest/6'],
  ['/USER/', 302, '/']
])('%s is redirected once, %i to %s', async (path, status, location) => {
  const answer = await testSite().fetch(path, { headers: document })
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location])
})

test('every route has its own spelling, and no other', () => {
  const paths = [
    '/',
    '//',
    '/nowhere/',
    '/NOWHERE',
    '//aboutus/',
    '//attacker.example/',
    '/center//activity',
    '/%ff/',
    '/a/b/c/d/'
  ]
  expect(paths.map(canonical)).toEqual(paths.map(() => undefined))
  expect(canonical('/aboutus')).toBe('/aboutus')
  expect(canonical('/document/feedback/')).toBe('/document/feedback')
})

test('no path leads to another host', () => {
  const slashes = ['//attacker.example/aboutus/', '///aboutus/', '/\\attacker.example/aboutus/', '/%2f%2fattacker.example/']
  expect(slashes.map(canonical)).toEqual(slashes.map(() => undefined))
})

test('what is posted to another spelling is not redirected', async () => {
  const answer = await testSite().fetch('/ABOUTUS/', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(answer.status).toBe(405)
})
